/** What the page says: one problem and one message at a time, each in its live region, both to be put away by hand. */

import { el } from './dom.js';

const A_WHILE = 12000;
let fading;

const region = (id) => document.getElementById(id);

/** Shows what went wrong. An aborted request is no problem: its view is gone. */
export function problem(error) {
  if (error?.name === 'AbortError') return;
  const parts = [el('strong', {}, error.title ?? 'Something went wrong'), ` ${error.detail ?? 'Load the page again.'}`];
  if (error.retryAfter > 0) parts.push(` Try again in ${error.retryAfter} s.`);
  if (error.correlationId) parts.push(' ', el('small', {}, `Correlation id ${error.correlationId}`));
  put('problem', parts);
}

/** Says that something was done, for a while. */
export function say(text) {
  region('problem').replaceChildren();
  put('said', [text]);
  clearTimeout(fading);
  fading = setTimeout(() => region('said').replaceChildren(), A_WHILE);
}

/** Says to screen readers what others see for themselves. */
export function whisper(text) {
  region('problem').replaceChildren();
  region('said').replaceChildren();
  region('whispered').textContent = text;
}

/** Takes all away, as on every change of view. */
export function quiet() {
  region('problem').replaceChildren();
  region('said').replaceChildren();
  region('whispered').replaceChildren();
}

function put(id, parts) {
  const close = el(
    'button',
    { type: 'button', class: 'quiet', 'aria-label': 'Put this message away', onclick: () => region(id).replaceChildren() },
    '×',
  );
  region(id).replaceChildren(el('div', { class: `notice notice-${id}` }, el('p', {}, ...parts), close));
}

/** Runs a task; what fails becomes the problem that is shown. */
export async function guarded(task) {
  try {
    await task();
  } catch (error) {
    problem(error);
  }
}

/** Runs a task for a button, which is off meanwhile. */
export async function attempt(button, task) {
  if (button.getAttribute('aria-disabled') === 'true') return;
  // Not `disabled`: that would drop the focus of whoever pressed the button by key.
  button.setAttribute('aria-disabled', 'true');
  await guarded(task);
  button.removeAttribute('aria-disabled');
}

/** Erasure of an author: the question, the request, the wait, the receipt. */

import { get, post } from './api.js';
import { ask } from './dialog.js';
import { el, facts, field } from './dom.js';
import { sleep } from './events.js';
import { count, time } from './format.js';
import { attempt, say, whisper } from './notices.js';

const PATIENCE = 60000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 4000;

const DESTROYED = [
  'the author’s key: pseudonym, names and draws cannot be computed again',
  'the names that were given, the memory of releases and the ledger, sealed under that key',
  'the preference',
];

const NOT_REACHED = [
  'what was released: safe.posts, and all who have read it',
  'the posts on raw.posts and raw.replays, until their retention ends',
  'the author’s id on control.erasures and control.preferences, until retention or compaction',
  'old segments and store files, for about a day where there is traffic',
  'charges and balances, under a pseudonym that leads nowhere any more',
];

/** Asks, with the id typed again. Resolves to whether it was confirmed. */
export function askToErase(author, signal) {
  const again = el('input', { id: 'erase-again', type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', 'data-test': 'erase-again' });
  const list = (items) => el('ul', {}, items.map((item) => el('li', {}, item)));
  return ask({
    title: 'Erase this author?',
    body: [
      el('p', {}, 'This is destroyed, and nobody can bring it back:'),
      list(DESTROYED),
      el('p', {}, 'This is not reached:'),
      list(NOT_REACHED),
      el('p', {}, 'A new post of the author starts with a full budget and without preferences; they have to be stated again.'),
      field('Type the author id again', again),
    ],
    confirm: 'Erase',
    test: 'erase-confirm',
    danger: true,
    check: () => {
      if (again.value === author) return undefined;
      again.focus();
      return 'This is not the author id that was opened. Type it again, with the same letters.';
    },
    signal,
  });
}

/** Sends the request and shows how it goes, down to the receipt. */
export async function erase(author, place, signal) {
  const { requestId } = await post('erasures', { author }, signal);
  await awaitReceipt(requestId, place, signal);
}

/** Shows an erasure of the past; one that nobody knows of is a problem. */
export async function showReceipt(requestId, place, signal) {
  place.replaceChildren();
  await get(`erasures/${encodeURIComponent(requestId)}`, signal);
  await awaitReceipt(requestId, place, signal);
}

/** Shows an erasure by its request: pending for as long as there is patience, then as it is. */
async function awaitReceipt(requestId, place, signal) {
  let pause = FIRST_PAUSE;
  const end = Date.now() + PATIENCE;
  place.replaceChildren(pending(requestId, 'Waiting for the receipt…'));
  place.scrollIntoView({ block: 'nearest' });
  while (!signal.aborted) {
    const answer = await lookUp(requestId, signal);
    if (answer.state === 'done') {
      place.replaceChildren(receipt(answer));
      place.querySelector('h2').focus();
      whisper('The author was erased. The receipt is shown.');
      return;
    }
    if (Date.now() >= end) break;
    await sleep(pause, signal);
    pause = Math.min(pause * 1.6, LONGEST_PAUSE);
  }
  const again = el('button', { type: 'button', 'data-test': 'receipt-again' }, 'Look again');
  again.addEventListener('click', () => attempt(again, () => awaitReceipt(requestId, place, signal)));
  place.replaceChildren(pending(requestId, 'No receipt yet. The request stands, and is done when the service that holds the author runs.', again));
}

/** Right after the request another instance may not know of it yet: that is pending, too. */
async function lookUp(requestId, signal) {
  try {
    return await get(`erasures/${encodeURIComponent(requestId)}`, signal);
  } catch (error) {
    if (error.status === 404) return { state: 'pending' };
    throw error;
  }
}

function pending(requestId, text, ...more) {
  return el('section', { class: 'receipt pending', 'data-test': 'receipt-pending' }, el('h2', {}, 'Erasure'), el('p', {}, text), facts([['Request', el('code', {}, requestId)]]), more);
}

/** The receipt. It does not name the author: that is what it is about. */
function receipt(answer) {
  const document = JSON.stringify(
    { requestId: answer.requestId, state: answer.state, entries: answer.entries, erasedAt: answer.erasedAt, notReached: answer.notReached },
    null,
    2,
  );
  const text = el('pre', { class: 'code', tabindex: '0', 'aria-label': 'Receipt as JSON', 'data-test': 'receipt-json' }, document);
  const copy = el('button', { type: 'button', 'data-test': 'receipt-copy' }, 'Copy receipt');
  copy.addEventListener('click', () => attempt(copy, () => copyText(document, text)));
  const save = el('button', { type: 'button', 'data-test': 'receipt-download' }, 'Download as JSON');
  save.addEventListener('click', () => download(document, `erasure-${answer.requestId}.json`));
  return el(
    'section',
    { class: 'receipt', 'data-test': 'receipt' },
    el('h2', { tabindex: '-1' }, 'Receipt of an erasure'),
    facts([
      ['Request', el('code', { 'data-test': 'receipt-request' }, answer.requestId)],
      ['Entries deleted', answer.entries === 0 ? '0: nothing was known of this author' : count(answer.entries)],
      ['Erased at', time(answer.erasedAt)],
    ]),
    answer.notReached?.length > 0 && [el('h3', {}, 'Not reached'), el('ul', {}, answer.notReached.map((one) => el('li', {}, one)))],
    el('div', { class: 'buttons' }, copy, save),
    el('details', {}, el('summary', {}, 'As JSON'), text),
  );
}

async function copyText(text, element) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    say('The receipt is on the clipboard.');
    return;
  }
  // No clipboard without TLS: the text is selected, and the keyboard does the rest.
  element.closest('details').open = true;
  getSelection().selectAllChildren(element);
  element.focus();
  say('The receipt is selected: copy it with your keyboard.');
}

function download(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  el('a', { href: address, download: name }).click();
  // Not at once: the browser has to have begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

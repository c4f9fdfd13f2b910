/** Questions that have to be answered before something is done. */

import { el } from './dom.js';

/**
 * Asks, and resolves to whether it was confirmed. Escape and Cancel say no, and so does leaving the view.
 *
 * @param check says what is missing, or nothing
 */
export function ask({ title, body, confirm, test, danger = false, check = () => undefined, signal }) {
  return new Promise((resolve) => {
    let confirmed = false;
    const heading = el('h2', { id: 'dialog-title', tabindex: '-1' }, title);
    const fault = el('p', { class: 'fault', role: 'alert' });
    const cancel = el('button', { type: 'button', 'data-test': 'dialog-cancel', onclick: () => dialog.close() }, 'Cancel');
    const go = el('button', { type: 'submit', class: danger ? 'danger' : 'primary', 'data-test': test }, confirm);
    const submit = (event) => {
      // The policy forbids forms that go anywhere; this one only closes its dialog.
      event.preventDefault();
      const missing = check();
      fault.textContent = missing ?? '';
      if (missing) return;
      confirmed = true;
      dialog.close();
    };
    const dialog = el(
      'dialog',
      { 'aria-labelledby': 'dialog-title', 'data-test': 'dialog' },
      el(
        'form',
        { onsubmit: submit, autocomplete: 'off', novalidate: true },
        heading,
        ...body,
        fault,
        el('div', { class: 'buttons' }, cancel, go),
      ),
    );
    const leave = () => dialog.close();
    signal.addEventListener('abort', leave);
    dialog.addEventListener('close', () => {
      signal.removeEventListener('abort', leave);
      dialog.remove();
      resolve(confirmed && !signal.aborted);
    });
    document.body.append(dialog);
    dialog.showModal();
    // Not its first field: on a phone that would scroll past what is asked.
    heading.focus();
    dialog.scrollTop = 0;
  });
}

/** The form that asks for a token. */

import { el, field, heading } from '../dom.js';
import { attempt } from '../notices.js';

/** @param enter is given the token; resolves when it was checked */
export function signIn(enter) {
  const input = el('input', {
    id: 'token',
    type: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    required: true,
    'data-test': 'token',
  });
  const button = el('button', { type: 'submit', class: 'primary', 'data-test': 'sign-in' }, 'Sign in');
  const submit = (event) => {
    event.preventDefault();
    const value = input.value.trim();
    if (value) attempt(button, () => enter(value));
    else input.focus();
  };
  return el(
    'section',
    { class: 'sign-in' },
    heading('Sign in'),
    el('p', {}, 'With an API key or a JSON Web Token of this service. Started with its own broker, the service prints a link that signs you in.'),
    el(
      'form',
      { onsubmit: submit, autocomplete: 'off' },
      field('Token', input, 'Kept in this tab only, until you sign out or close it.'),
      el('div', { class: 'buttons' }, button),
    ),
  );
}

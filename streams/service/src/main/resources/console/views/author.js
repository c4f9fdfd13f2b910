/** One author: pseudonym, preference, balances, budget over time, erasure. The id is in memory and in request bodies only. */

import { post, put } from '../api.js';
import { budgetChart } from '../chart.js';
import { ask } from '../dialog.js';
import { el, facts, field, heading, table } from '../dom.js';
import { askToErase, erase, showReceipt } from '../erasure.js';
import { sleep } from '../events.js';
import { amount, count, percent, time, window as windowName } from '../format.js';
import { attempt, say, whisper } from '../notices.js';

const SETTLING = 1200;
const MOST_CHARGES = 200;

export default {
  id: 'author',
  label: 'Author',
  roles: ['support', 'auditor', 'privacy-officer'],
  show({ may, signal }) {
    const mayChange = may(['support', 'privacy-officer']);
    const input = el('input', { id: 'author-id', type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', required: true, 'data-test': 'author-id' });
    const open = el('button', { type: 'submit', class: 'primary', 'data-test': 'author-open' }, 'Open');
    const account = el('div', { class: 'account', 'data-test': 'account' });
    const receipt = el('div', { class: 'receipt-place' });
    let page = new AbortController();

    const load = async (author) => {
      const answer = await post('authors/account', { author }, signal);
      page.abort();
      page = new AbortController();
      account.replaceChildren(...accountOf(answer, { author, mayChange, signal, pageSignal: AbortSignal.any([signal, page.signal]), reload: () => load(author), forget }));
      return answer;
    };
    const forget = (author) => async () => {
      if (!(await askToErase(author, signal))) return;
      await erase(author, receipt, signal);
      page.abort();
      account.replaceChildren();
      input.value = '';
    };
    const submit = (event) => {
      event.preventDefault();
      if (input.value === '') {
        input.focus();
        return;
      }
      attempt(open, async () => {
        receipt.replaceChildren();
        account.replaceChildren();
        const answer = await load(input.value);
        account.querySelector('h2').focus();
        whisper(answer.known ? 'The account is shown.' : 'Nothing is known of this author.');
      });
    };
    return [
      heading('Author'),
      el('p', { class: 'lead' }, 'The account of one author: what was asked for, what was spent, and how to be forgotten.'),
      el(
        'form',
        { class: 'row', onsubmit: submit, autocomplete: 'off' },
        field('Author id', input, 'As on raw.posts. It is sent in the body of requests, and kept nowhere.'),
        el('div', { class: 'buttons' }, open),
      ),
      receipt,
      account,
      lookUp(signal),
    ];
  },
};

function accountOf(answer, context) {
  const title = el('h2', { tabindex: '-1' }, answer.known ? 'Account' : 'Nothing is known of this author');
  const parts = [
    title,
    facts(
      [
        ['Pseudonym', answer.pseudonym && el('code', { 'data-test': 'author-pseudonym' }, answer.pseudonym)],
        ['Key epoch', answer.keyEpoch !== undefined && answer.keyEpoch !== null ? String(answer.keyEpoch) : undefined],
        ['Answered by', answer.instance],
      ],
      { 'data-test': 'author-facts' },
    ),
    preferenceOf(answer.preference, context),
  ];
  if (answer.known) parts.push(...budgetOf(answer, context.pageSignal));
  if (context.mayChange) parts.push(erasureOf(context));
  return parts;
}

function preferenceOf(preference, { author, mayChange, signal, reload }) {
  const said = el('p', { 'data-test': 'preference' }, sentence(preference));
  const section = el('section', { class: 'part' }, el('h2', {}, 'Preference'), said);
  if (!mayChange) return section;
  const release = el('input', { id: 'preference-release', type: 'checkbox', checked: preference?.release ?? true, 'data-test': 'preference-release' });
  const number = (id, value) => el('input', { id, type: 'number', min: '0', step: 'any', value: value ?? '', inputmode: 'decimal', 'data-test': id });
  const epsilon = number('preference-epsilon', preference?.epsilon);
  const budget = number('preference-budget', preference?.budget);
  const save = el('button', { type: 'submit', 'data-test': 'preference-save' }, 'Save');
  const withdraw = el('button', { type: 'button', 'data-test': 'preference-withdraw' }, 'Withdraw');
  const settle = async (text) => {
    // Accepted is not yet done: the record has to pass through Kafka before the account can show it.
    await sleep(SETTLING, signal);
    await reload();
    // The form is a new one: whoever works by key goes on where they were.
    document.querySelector('[data-test="preference-save"]')?.focus({ preventScroll: true });
    say(text);
  };
  const submit = (event) => {
    event.preventDefault();
    attempt(save, async () => {
      const wish = { author, release: release.checked };
      if (epsilon.value !== '') wish.epsilon = epsilon.valueAsNumber;
      if (budget.value !== '') wish.budget = budget.valueAsNumber;
      await put('authors/preference', wish, signal);
      await settle('The preference was taken in and holds from the next post on.');
    });
  };
  withdraw.addEventListener('click', () =>
    attempt(withdraw, async () => {
      const isSure = await ask({
        title: 'Withdraw the preference?',
        body: [el('p', {}, 'From the next post on, only the policy holds for this author.')],
        confirm: 'Withdraw',
        test: 'preference-withdraw-confirm',
        signal,
      });
      if (!isSure) return;
      await post('authors/preference/withdrawal', { author }, signal);
      await settle('The preference was withdrawn.');
    }),
  );
  section.append(
    el(
      'form',
      { class: 'preference', onsubmit: submit, autocomplete: 'off' },
      el('div', { class: 'check' }, release, el('label', { for: release.id }, 'Release posts of this author')),
      field('Smaller epsilon', epsilon, 'Empty: as the policy has it.'),
      field('Smaller budget', budget, 'Empty: as the policy has it.'),
      el('div', { class: 'buttons' }, save, preference && withdraw),
    ),
    el('p', { class: 'hint' }, 'A preference can only be stricter than the policy; what is larger has no effect.'),
  );
  return section;
}

function sentence(preference) {
  if (!preference) return 'None was stated: the policy holds.';
  if (!preference.release) return 'Nothing of this author is released.';
  const limits = [];
  if (typeof preference.epsilon === 'number') limits.push(`an epsilon of at most ${amount(preference.epsilon)}`);
  if (typeof preference.budget === 'number') limits.push(`a budget of at most ${amount(preference.budget)}`);
  return limits.length === 0 ? 'Posts are released as the policy has it.' : `Posts are released with ${limits.join(' and ')}.`;
}

function budgetOf({ balances, charges }, signal) {
  const section = el('section', { class: 'part' }, el('h2', {}, 'Budget'));
  if (balances.length === 0) section.append(el('p', { class: 'empty' }, 'Nothing was charged yet.'));
  else section.append(el('ul', { class: 'meters', 'data-test': 'balances' }, balances.map(meter)), chartOf(balances, charges, signal));
  const rows = table({
    caption: charges.length >= MOST_CHARGES ? `The latest ${count(charges.length)} charges; there may be older ones` : 'Recent charges, newest first',
    empty: 'No charge in the time that is remembered.',
    test: 'charges',
    rows: charges,
    columns: [
      { label: 'When', cell: (row) => time(row.chargedAt) },
      { label: 'Post', cell: (row) => el('code', {}, row.postId) },
      { label: 'Policy', cell: (row) => `${row.policy} ${row.policyVersion}` },
      { label: 'Mechanism', cell: (row) => row.mechanism },
      { label: 'Draws', numeric: true, cell: (row) => count(row.draws) },
      { label: 'Cost', numeric: true, cell: (row) => amount(row.cost) },
      { label: 'Unit', cell: (row) => row.unit },
      { label: 'Epsilon', numeric: true, cell: (row) => amount(row.epsilon) },
    ],
  });
  return [section, el('section', { class: 'part' }, el('h2', {}, 'Charges'), el('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Charges' }, rows))];
}

function meter(balance) {
  const used = Math.min(Math.max(balance.used ?? 0, 0), 1);
  const bar = el('div', {
    class: 'meter',
    role: 'meter',
    'aria-label': `Used of ${balance.unit}, ${windowName(balance.window)}`,
    'aria-valuemin': '0',
    'aria-valuemax': '100',
    'aria-valuenow': Math.round(used * 1000) / 10,
    'aria-valuetext': `${percent(balance.used)} used`,
  });
  bar.style.setProperty('--part', used);
  return el(
    'li',
    {},
    el('p', {}, el('strong', {}, windowName(balance.window)), ` in ${balance.unit}: ${amount(balance.spent)} of ${amount(balance.budget)}, ${percent(balance.used)} used`),
    bar,
    el('p', { class: 'hint' }, `Epsilon ${amount(balance.epsilon)} at delta ${balance.delta ?? '–'}.`),
  );
}

function chartOf(balances, charges, signal) {
  const place = el('div', { class: 'chart-place' });
  const choice = el('select', { id: 'chart-balance', 'data-test': 'chart-balance' }, balances.map((one, index) => el('option', { value: index }, `${one.unit}, ${windowName(one.window)}`)));
  const close = el('input', { id: 'chart-close', type: 'checkbox', 'data-test': 'chart-close' });
  const draw = () => {
    const width = Math.max(280, Math.floor(place.clientWidth));
    place.replaceChildren(budgetChart({ balance: balances[Number(choice.value)], charges, now: Date.now(), width, isClose: close.checked }));
  };
  let frame;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  choice.addEventListener('change', draw);
  close.addEventListener('change', draw);
  window.addEventListener('resize', later, { signal });
  // The width is known when the section is on the page.
  later();
  return el(
    'div',
    {},
    el('h3', {}, 'Over time'),
    el(
      'div',
      { class: 'row chart-tools' },
      balances.length > 1 && field('Balance', choice),
      el('div', { class: 'check' }, close, el('label', { for: close.id }, 'Scale to what was spent')),
    ),
    place,
  );
}

function erasureOf({ author, forget }) {
  const button = el('button', { type: 'button', class: 'danger', 'data-test': 'erase' }, 'Erase this author…');
  button.addEventListener('click', () => attempt(button, forget(author)));
  return el(
    'section',
    { class: 'part' },
    el('h2', {}, 'Erasure'),
    el('p', {}, 'Destroys the author’s key and all state. A receipt says so.'),
    button,
  );
}

function lookUp(signal) {
  const input = el('input', { id: 'receipt-id', type: 'text', autocomplete: 'off', spellcheck: 'false', 'data-test': 'receipt-id' });
  const button = el('button', { type: 'submit', 'data-test': 'receipt-open' }, 'Show receipt');
  const place = el('div', {});
  const submit = (event) => {
    event.preventDefault();
    const id = input.value.trim();
    if (id === '') input.focus();
    else attempt(button, () => showReceipt(id, place, signal));
  };
  return el(
    'details',
    { class: 'part' },
    el('summary', { 'data-test': 'receipt-lookup' }, 'Find the receipt of an earlier erasure'),
    el('form', { class: 'row', onsubmit: submit, autocomplete: 'off' }, field('Request id', input), el('div', { class: 'buttons' }, button)),
    place,
  );
}

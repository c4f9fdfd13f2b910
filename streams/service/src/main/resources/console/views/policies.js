/** Policies: which one is in force, what each says, what was decided before, and an editor. */

import { get, postText, remove } from '../api.js';
import { ask } from '../dialog.js';
import { el, field, heading, table } from '../dom.js';
import { time, words } from '../format.js';
import { attempt, guarded, say } from '../notices.js';

export default {
  id: 'policies',
  label: 'Policies',
  roles: ['support', 'operator', 'auditor', 'privacy-officer'],
  show({ may, signal }) {
    const mayChange = may(['privacy-officer']);
    const list = el('div', { 'data-test': 'policies' });
    const details = el('section', { class: 'part', 'data-test': 'policy', 'aria-live': 'off' });
    const editor = editorOf({ mayChange, signal, changed: () => load(false) });

    const open = (name, focus) => async () => {
      const path = `policies/${encodeURIComponent(name)}`;
      const [policy, history] = await Promise.all([get(path, signal), get(`${path}/history`, signal)]);
      details.replaceChildren(...detailsOf(policy, history.verdicts));
      for (const button of list.querySelectorAll('button')) button.setAttribute('aria-pressed', String(button.dataset.name === name));
      if (focus) details.querySelector('h2').focus();
    };
    const load = async (focus) => {
      const answer = await get('policies', signal);
      list.replaceChildren(...listOf(answer, (name, button) => attempt(button, open(name, true))));
      if (answer.inForce) await open(answer.inForce.name, focus)();
    };
    const detailsOf = (policy, verdicts) => {
      const buttons = el('div', { class: 'buttons' });
      if (policy.document) {
        buttons.append(el('button', { type: 'button', 'data-test': 'policy-edit', onclick: () => editor.edit(policy.document) }, 'Edit a copy'));
      }
      if (mayChange && policy.source === 'submitted') buttons.append(withdrawal(policy, signal, () => load(true)));
      return [
        el('h2', { tabindex: '-1' }, `${policy.name} ${policy.version}`),
        el('p', { class: 'hint' }, policy.inForce ? `In force (${words(policy.source)}).` : `Not in force (${words(policy.source)}).`),
        el('p', { class: 'explanation', 'data-test': 'policy-explanation' }, policy.explanation),
        policy.document && el('details', {}, el('summary', {}, 'The document'), el('pre', { class: 'code', tabindex: '0', 'aria-label': 'Policy document', 'data-test': 'policy-document' }, policy.document)),
        buttons,
        el('h3', {}, 'History'),
        historyOf(verdicts),
      ].filter(Boolean);
    };

    guarded(() => load(false));
    return [
      heading('Policies'),
      el('p', { class: 'lead' }, 'A policy says what is replaced, what is drawn, and what an author can spend. One is in force; a new one holds from the next post on.'),
      list,
      details,
      editor.element,
    ];
  },
};

function listOf({ inForce, policies }, open) {
  const button = (policy) =>
    el(
      'button',
      {
        type: 'button',
        class: 'choice',
        'aria-pressed': 'false',
        'data-name': policy.name,
        'data-test': `policy-${policy.name}`,
        onclick: (event) => open(policy.name, event.currentTarget),
      },
      el('strong', {}, `${policy.name} ${policy.version}`),
      el('span', { class: 'hint' }, policy.inForce ? 'in force' : words(policy.source)),
    );
  return [
    el(
      'p',
      { 'data-test': 'policy-in-force' },
      inForce ? ['In force: ', el('strong', {}, `${inForce.name} ${inForce.version}`), inForce.source === 'started-with' ? ', which the service was started with.' : ', which was submitted.'] : 'None is in force: every post is withheld.',
    ),
    el('ul', { class: 'choices' }, policies.map((policy) => el('li', {}, button(policy)))),
  ];
}

function historyOf(verdicts) {
  return table({
    caption: 'What was decided, newest first',
    empty: 'Nothing was submitted under this name.',
    test: 'policy-history',
    rows: verdicts,
    columns: [
      { label: 'When', cell: (row) => time(row.decidedAt) },
      { label: 'Version', numeric: true, cell: (row) => String(row.version ?? '–') },
      { label: 'Verdict', cell: (row) => (row.accepted ? 'accepted' : 'refused') },
      { label: 'Explanation', cell: (row) => row.explanation },
    ],
  });
}

function withdrawal(policy, signal, changed) {
  const button = el('button', { type: 'button', class: 'danger', 'data-test': 'policy-withdraw' }, 'Withdraw');
  button.addEventListener('click', () =>
    attempt(button, async () => {
      const isSure = await ask({
        title: `Withdraw ${policy.name}?`,
        body: [el('p', {}, 'From the next post on, the policy that the service was started with is in force again. Releases of the past stay as they are.')],
        confirm: 'Withdraw',
        test: 'policy-withdraw-confirm',
        danger: true,
        signal,
      });
      if (!isSure) return;
      const verdict = await remove(`policies/${encodeURIComponent(policy.name)}`, signal);
      await changed();
      say(verdict.explanation ?? `${policy.name} was withdrawn.`);
    }),
  );
  return button;
}

function editorOf({ mayChange, signal, changed }) {
  const yaml = el('textarea', { id: 'policy-yaml', class: 'mono', rows: '22', wrap: 'off', autocomplete: 'off', spellcheck: 'false', 'data-test': 'policy-yaml' });
  const answer = el('div', { class: 'answer', role: 'status', 'data-test': 'policy-answer' });
  const check = el('button', { type: 'submit', 'data-test': 'policy-check' }, 'Check');
  const submit = el('button', { type: 'button', class: 'primary', 'data-test': 'policy-submit' }, 'Submit');

  /** What is wrong with a policy belongs beside it; other problems are shown as everywhere. */
  const beside = async (task) => {
    answer.replaceChildren();
    try {
      await task();
    } catch (error) {
      if (error.status !== 422) throw error;
      answer.replaceChildren(el('p', { class: 'fault' }, el('strong', {}, error.reason === 'refused' ? 'Refused: ' : 'Not valid: '), error.detail));
    }
  };
  const accepted = (policy, word) =>
    answer.replaceChildren(
      el('p', {}, el('strong', {}, `${policy.name} ${policy.version} ${word}.`)),
      el('p', { class: 'explanation' }, policy.explanation),
    );
  const isEmpty = () => {
    if (yaml.value.trim() !== '') return false;
    answer.replaceChildren(el('p', { class: 'fault' }, 'Write a policy first, or edit a copy of one above.'));
    yaml.focus();
    return true;
  };

  submit.addEventListener('click', () =>
    attempt(submit, () =>
      beside(async () => {
        if (isEmpty()) return;
        const checked = await postText('policies/check', yaml.value, signal);
        const isSure = await ask({
          title: `Put ${checked.name} ${checked.version} in force?`,
          body: [el('p', {}, 'Every post from the next one on is released under it:'), el('p', { class: 'explanation' }, checked.explanation)],
          confirm: 'Submit',
          test: 'policy-submit-confirm',
          signal,
        });
        if (!isSure) return;
        const verdict = await postText('policies', yaml.value, signal);
        await changed();
        accepted({ ...checked, ...verdict }, 'was accepted');
        say(`${checked.name} ${checked.version} was accepted.`);
      }),
    ),
  );
  const element = el(
    'section',
    { class: 'part', 'aria-labelledby': 'editor-title' },
    el('h2', { id: 'editor-title' }, 'Editor'),
    el(
      'form',
      {
        autocomplete: 'off',
        onsubmit: (event) => {
          event.preventDefault();
          attempt(check, () =>
            beside(async () => {
              if (!isEmpty()) accepted(await postText('policies/check', yaml.value, signal), 'is valid');
            }),
          );
        },
      },
      field('Policy in YAML', yaml, mayChange ? 'Check explains it or says what is wrong. A new version needs a higher number.' : 'Check explains it or says what is wrong. Only a privacy officer can put one in force.'),
      el('div', { class: 'buttons' }, check, mayChange && submit),
    ),
    answer,
  );
  const edit = (document) => {
    yaml.value = document;
    answer.replaceChildren();
    yaml.setSelectionRange(0, 0);
    yaml.scrollTop = 0;
    yaml.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start' });
  };
  return { element, edit };
}

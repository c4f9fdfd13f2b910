/** Posts that were not released, and records that never were posts. */

import { get } from '../api.js';
import { el, heading, table } from '../dom.js';
import { count, time, words } from '../format.js';
import { attempt, say } from '../notices.js';

const LIMIT = 50;

/** What can be done about a reason, where the name alone does not say. */
const HINTS = {
  'budget-exhausted': 'the author has nothing left in this window',
  'author-declined': 'the author asked not to be released',
  'key-unavailable': 'the key that the author’s state is sealed with is missing: see the key ring',
  'policy-unavailable': 'no policy in force can be used: see Policies',
  'no-bound': 'the policy draws without a bound and does not acknowledge it',
  'too-many-accounts': 'the author’s ledger has no room for another unit or window',
  'privatization-failed': 'a fault of ours: see the log',
};

const key = (reason) => reason.toLowerCase().replaceAll('_', '-');

export default {
  id: 'stopped',
  label: 'Stopped',
  roles: ['operator', 'auditor', 'privacy-officer'],
  show({ signal }) {
    const withheld = el('div', { 'data-test': 'withheld' });
    const letters = el('div', { 'data-test': 'dead-letters' });
    const load = async () => {
      const [stopped, unreadable] = await Promise.all([
        get(`withheld?limit=${LIMIT}`, signal),
        get(`dead-letters?limit=${LIMIT}`, signal),
      ]);
      withheld.replaceChildren(bars(stopped.counts, 'withheld'), withheldTable(stopped.latest));
      letters.replaceChildren(bars(unreadable.counts, 'dead-letters'), letterTable(unreadable.latest));
    };
    const refresh = el('button', { type: 'button', 'data-test': 'stopped-refresh' }, 'Refresh');
    refresh.addEventListener('click', () =>
      attempt(refresh, async () => {
        await load();
        say('Read again.');
      }),
    );
    attempt(refresh, load);
    return [
      heading('Stopped'),
      el('p', { class: 'lead' }, 'What did not come out, and why. No text is kept of it, and authors appear under their pseudonym.'),
      el('div', { class: 'buttons' }, refresh),
      el('section', { class: 'part', 'aria-labelledby': 'withheld-title' }, el('h2', { id: 'withheld-title' }, 'Withheld'), withheld),
      el('section', { class: 'part', 'aria-labelledby': 'letters-title' }, el('h2', { id: 'letters-title' }, 'Dead letters'), letters),
    ];
  },
};

function bars(counts, test) {
  const reasons = Object.entries(counts ?? {}).filter(([, n]) => n > 0).sort(([, a], [, b]) => b - a);
  if (reasons.length === 0) return el('p', { class: 'empty' }, 'None.');
  const most = reasons[0][1];
  return el(
    'ul',
    { class: 'bars', 'data-test': `${test}-reasons` },
    reasons.map(([reason, n]) => {
      const bar = el('span', { class: 'bar', 'aria-hidden': 'true' });
      bar.style.setProperty('--part', n / most);
      return el(
        'li',
        {},
        el('span', { class: 'bar-name' }, words(reason), HINTS[key(reason)] && el('span', { class: 'hint' }, ` ${HINTS[key(reason)]}`)),
        el('span', { class: 'bar-count' }, count(n)),
        bar,
      );
    }),
  );
}

const code = (value) => el('code', {}, String(value ?? '–'));

function withheldTable(latest) {
  return table({
    caption: `The latest ${Math.min(latest.length, LIMIT)}`,
    empty: 'No post was withheld.',
    test: 'withheld-table',
    rows: latest,
    columns: [
      { label: 'When', cell: (row) => time(row.at) },
      { label: 'Reason', cell: (row) => words(row.reason) },
      { label: 'Post', cell: (row) => code(row.postId) },
      { label: 'Author', cell: (row) => (row.author ? code(row.author) : 'not known') },
      { label: 'Policy', cell: (row) => `${row.policy} ${row.policyVersion}` },
    ],
  });
}

function letterTable(latest) {
  return table({
    caption: `The latest ${Math.min(latest.length, LIMIT)}`,
    empty: 'Every record was a post.',
    test: 'dead-letters-table',
    rows: latest,
    columns: [
      { label: 'When', cell: (row) => time(row.at) },
      { label: 'Reason', cell: (row) => words(row.reason) },
      { label: 'Step', cell: (row) => row.step },
      { label: 'Where', cell: (row) => code(`${row.topic}-${row.partition} @ ${row.offset}`) },
      { label: 'Error', cell: (row) => (row.errorClass ? code(row.errorClass) : '–') },
    ],
  });
}

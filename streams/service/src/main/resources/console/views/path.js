/** The path of a post, as it runs now. */

import { get } from '../api.js';
import { el, facts, heading } from '../dom.js';
import { STEPS, drawing } from '../drawing.js';
import { follow } from '../events.js';
import { brief, count, micros, millis, rate, words } from '../format.js';
import { attempt, problem } from '../notices.js';

const WIDE = matchMedia('(min-width: 72rem)');

export default {
  id: 'path',
  label: 'Path',
  roles: ['operator', 'auditor', 'privacy-officer'],
  show({ signal }) {
    const state = el('strong', { class: 'badge', 'data-test': 'path-state' }, 'unknown');
    const connection = el('span', { class: 'hint', 'data-test': 'path-connection' });
    const restoring = el('p', { class: 'restoring', 'data-test': 'path-restoring', hidden: true });
    const summary = el('div', { class: 'summary' });
    const place = el('div', { class: 'drawing-place' });
    const figures = figureTable();
    let last;
    let drawn;

    const draw = () => {
      drawn = drawing(WIDE.matches);
      place.replaceChildren(drawn.element);
      if (last) fillDrawing(drawn.set, last);
    };
    const update = (snapshot) => {
      last = snapshot;
      state.textContent = words(snapshot.state);
      state.dataset.state = snapshot.state;
      showRestoring(restoring, snapshot.restoring);
      summary.replaceChildren(summaryOf(snapshot));
      place.classList.toggle('moving', snapshot.read?.rate > 0);
      fillDrawing(drawn.set, snapshot);
      figures.fill(snapshot);
    };
    const onState = (name, seconds) => {
      connection.textContent = {
        connecting: 'connecting…',
        open: 'live, every second',
        hidden: 'paused while this tab is hidden',
        waiting: `no connection; trying again in ${seconds} s`,
      }[name];
    };

    draw();
    WIDE.addEventListener('change', draw, { signal });
    follow('path/events', 'path', { onData: update, onState, signal }).catch((error) => {
      connection.textContent = 'not connected';
      problem(error);
    });

    return [
      heading('Path'),
      el('p', { class: 'lead' }, 'What happens to each post, in this order, from admit on in one transaction. Figures are those of the instance that answers, over the last ten seconds.'),
      el('p', { class: 'state-line' }, 'Stream: ', state, ' ', connection),
      restoring,
      summary,
      el('div', { class: 'path' }, place, el('section', {}, el('h2', {}, 'The same figures as a table'), figures.element)),
      description(signal),
    ];
  },
};

const amountOf = (part) => `${brief(part?.count)} (${rate(part?.rate)})`;

function summaryOf(snapshot) {
  return facts(
    [
      ['Read', rate(snapshot.read?.rate)],
      ['Released', rate(snapshot.released?.rate)],
      ['Lag', count(lagOf(snapshot))],
      ['Latency p50', millis(snapshot.latency?.p50Millis)],
      ['Latency p99', millis(snapshot.latency?.p99Millis)],
      ['Words drawn', rate(snapshot.draws?.rate)],
    ],
    { class: 'facts tiles', 'data-test': 'path-summary' },
  );
}

const lagOf = (snapshot) => snapshot.lag?.['raw.posts'];

function fillDrawing(set, snapshot) {
  for (const step of snapshot.steps ?? []) {
    set(`${step.name}.rate`, rate(step.rate));
    set(`${step.name}.time`, micros(step.meanMicros));
  }
  set('lag', `lag ${count(lagOf(snapshot))}`);
  set('latency', `taken in to released: p50 ${millis(snapshot.latency?.p50Millis)}, p99 ${millis(snapshot.latency?.p99Millis)}`);
  set('released.rate', rate(snapshot.released?.rate));
  for (const [key, part] of [
    ['dead-letters', snapshot.deadLetters],
    ['withheld', snapshot.withheld],
    ['charges', snapshot.charges],
  ]) {
    set(key, amountOf(part));
    set(`${key}.short`, brief(part?.count));
  }
}

/** Built once and filled each second, so that a reader's place in it is not lost; it is no live region, which would never be silent. */
function figureTable() {
  const cells = new Map();
  const row = (key, name, what) => {
    const figures = ['count', 'rate', 'time'].map((figure) => el('td', { class: 'numeric' }, '–'));
    cells.set(key, figures);
    return el('tr', {}, el('th', { scope: 'row' }, name, what && el('span', { class: 'hint' }, ` ${what}`)), figures);
  };
  const set = (key, ...values) =>
    values.forEach((value, index) => {
      const cell = cells.get(key)[index];
      if (cell.textContent !== value) cell.textContent = value;
    });
  const others = [
    ['read', 'read from raw.posts'],
    ['released', 'released to safe.posts'],
    ['duplicates', 'copies, not released again'],
    ['withheld', 'withheld'],
    ['deadLetters', 'dead letters'],
    ['charges', 'charges'],
    ['draws', 'words drawn'],
  ];
  const element = el(
    'table',
    { class: 'figures', 'data-test': 'path-table' },
    el('caption', {}, 'Posts since the start, posts a second and mean time in a step'),
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        el('th', { scope: 'col' }, 'Step'),
        ['Count', 'Rate', 'Mean time'].map((name) => el('th', { scope: 'col', class: 'numeric' }, name)),
      ),
    ),
    el('tbody', {}, STEPS.map(([name, what]) => row(name, name, what))),
    el('tbody', {}, others.map(([key, name]) => row(key, name))),
    el('tbody', {}, row('lag', 'lag of raw.posts'), row('p50', 'taken in to released, p50'), row('p99', 'taken in to released, p99')),
  );
  const fill = (snapshot) => {
    for (const step of snapshot.steps ?? []) {
      if (cells.has(step.name)) set(step.name, brief(step.count), rate(step.rate), micros(step.meanMicros));
    }
    for (const [key] of others) set(key, brief(snapshot[key]?.count), rate(snapshot[key]?.rate));
    set('lag', count(lagOf(snapshot)));
    set('p50', '–', '–', millis(snapshot.latency?.p50Millis));
    set('p99', '–', '–', millis(snapshot.latency?.p99Millis));
  };
  return { element, fill };
}

function showRestoring(element, restoring) {
  const isAtWork = restoring?.stores > 0;
  element.hidden = !isAtWork;
  if (isAtWork) element.textContent = `Restoring ${count(restoring.stores)} stores: ${count(restoring.recordsLeft)} records left. Posts wait meanwhile.`;
}

function description(signal) {
  const text = el('pre', { class: 'code', tabindex: '0', 'aria-label': 'Topology', 'data-test': 'topology', hidden: true });
  const button = el('button', { type: 'button', 'aria-expanded': 'false', 'data-test': 'topology-show' }, 'Show the topology in Kafka’s own words');
  button.addEventListener('click', () =>
    attempt(button, async () => {
      if (text.hidden) text.textContent = (await get('topology', signal)).description;
      text.hidden = !text.hidden;
      button.setAttribute('aria-expanded', String(!text.hidden));
    }),
  );
  return el('section', { class: 'part' }, button, text);
}

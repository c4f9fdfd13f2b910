/** How the service is, what it logs, and where its commands are. */

import { get, put } from '../api.js';
import { el, facts, field, heading } from '../dom.js';
import { count, words } from '../format.js';
import { attempt, say } from '../notices.js';

const LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'OFF'];
const NAMES = { stream: 'Stream', registry: 'Schema registry', keyRing: 'Key ring', lexicon: 'Lexicon' };

export default {
  id: 'service',
  label: 'Service',
  roles: ['operator', 'auditor', 'privacy-officer'],
  show({ me, may, signal }) {
    const health = el('div', { 'data-test': 'health' });
    const load = async () => health.replaceChildren(healthOf(await get('health', signal)));
    const refresh = el('button', { type: 'button', 'data-test': 'health-refresh' }, 'Refresh');
    refresh.addEventListener('click', () =>
      attempt(refresh, async () => {
        await load();
        say('Read again.');
      }),
    );
    attempt(refresh, load);
    return [
      heading('Service'),
      el('p', { class: 'lead' }, `Palimpsest ${me.version}, at ${location.host}.`),
      el('section', { class: 'part' }, el('h2', {}, 'Health'), health, el('div', { class: 'buttons' }, refresh)),
      ...(may(['operator']) ? [levels(signal)] : []),
      el(
        'section',
        { class: 'part' },
        el('h2', {}, 'Replays'),
        el('p', {}, 'Posts of the past are sent through the path once more by command. It says before what that costs at most, and asks.'),
        el('pre', { class: 'code', tabindex: '0', 'aria-label': 'Command' }, './palimpsest reprivatize --from 2026-01-01T00:00:00Z'),
      ),
    ];
  },
};

function healthOf(answer) {
  const restoring = answer.restoring?.stores > 0;
  const status = el('strong', { class: 'badge', 'data-state': answer.status === 'up' ? 'running' : 'down' }, answer.status);
  return facts([
    ['Status', status],
    ...Object.entries(NAMES).map(([key, name]) => [name, said(answer[key])]),
    ['Restoring', restoring ? `${count(answer.restoring.stores)} stores, ${count(answer.restoring.recordsLeft)} records left` : 'nothing'],
  ]);
}

/** A part of the service says one word or several facts. */
function said(value) {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object') return words(value);
  return Object.entries(value).map(([key, one]) => `${words(key)} ${one}`).join(', ');
}

function levels(signal) {
  const current = el('div', { 'data-test': 'log-levels' });
  const logger = el('input', { id: 'logger', type: 'text', value: 'io.palimpsest', autocomplete: 'off', spellcheck: 'false', list: 'loggers', 'data-test': 'logger' });
  const known = el('datalist', { id: 'loggers' });
  const level = el('select', { id: 'level', 'data-test': 'level' }, LEVELS.map((one) => el('option', { selected: one === 'INFO' }, one)));
  const change = el('button', { type: 'submit', 'data-test': 'level-set' }, 'Set');
  const load = async () => {
    const answer = await get('log-levels', signal);
    current.replaceChildren(facts(Object.entries(answer.levels), { class: 'facts code-facts' }));
    known.replaceChildren(...Object.keys(answer.levels).map((name) => el('option', { value: name })));
  };
  const submit = (event) => {
    event.preventDefault();
    attempt(change, async () => {
      await put('log-levels', { logger: logger.value.trim(), level: level.value }, signal);
      await load();
      say(`${logger.value.trim()} logs at ${level.value}, until the service stops.`);
    });
  };
  attempt(change, load);
  return el(
    'section',
    { class: 'part' },
    el('h2', {}, 'Log levels'),
    current,
    el(
      'form',
      { class: 'row', onsubmit: submit },
      field('Logger', logger),
      field('Level', level),
      el('div', { class: 'buttons' }, change),
      known,
    ),
    el('p', { class: 'hint' }, 'Only loggers of io.palimpsest go below WARN: lines of others may quote text.'),
  );
}

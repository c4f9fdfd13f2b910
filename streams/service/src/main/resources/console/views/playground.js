/** Tries a policy on a text: raw beside safe, what it promises and what it would cost. */

import { get, post } from '../api.js';
import { el, facts, field, heading } from '../dom.js';
import { amount, count } from '../format.js';
import { attempt, problem, whisper } from '../notices.js';
import { sides } from '../pieces.js';

const SAMPLE = 'Yesterday I met Anna Smith in Brooklyn, on March 4, 2021. The soup was cold and the train was late again; call me on (202) 555-0143 or write to anna.smith@example.com!';
const OWN = '\u0000own';
const PAUSE = 200;
const EPSILON = { min: 0.1, max: 20, step: 'any', usual: 1 };
const K = { min: 2, max: 100, step: 1, usual: 20 };

export default {
  id: 'playground',
  label: 'Playground',
  roles: ['operator', 'privacy-officer'],
  show({ me, signal }) {
    const lead = el('p', { class: 'lead' }, 'Raw beside safe, under any policy. Nothing is stored, logged or charged: the key is made for one request and thrown away.');
    if (!me.playground) {
      return [
        heading('Playground'),
        lead,
        el('p', { 'data-test': 'playground-off' }, 'The playground is off: whoever uses it sends raw text to the service. Turn it on when you start the service:'),
        el('pre', { class: 'code', tabindex: '0', 'aria-label': 'Command' }, './palimpsest run --playground'),
      ];
    }
    return [heading('Playground'), lead, ...form(signal)];
  },
};

function form(signal) {
  const text = el('textarea', { id: 'playground-text', rows: '4', autocomplete: 'off', spellcheck: 'false', 'data-test': 'playground-text' });
  const sample = el('button', { type: 'button', 'data-test': 'playground-sample' }, 'Use a sample text');
  const run = el('button', { type: 'submit', class: 'primary', 'data-test': 'playground-run' }, 'Privatize');
  const policy = el('select', { id: 'playground-policy', 'data-test': 'playground-policy' });
  const yaml = el('textarea', { id: 'playground-yaml', class: 'mono', rows: '14', autocomplete: 'off', spellcheck: 'false', 'data-test': 'playground-yaml' });
  const own = el('div', { hidden: true }, field('Policy in YAML', yaml));
  const reset = el('button', { type: 'button', class: 'quiet', 'data-test': 'playground-reset', hidden: true }, 'Back to the policy’s own');
  const note = el('p', { class: 'hint', 'data-test': 'playground-note' }, 'As the policy has it, until you move a slider.');
  const result = el('div', { class: 'result', 'data-test': 'playground-result' });
  const chosen = new Map();
  let timer;
  let inFlight = false;
  let isWanted = false;

  /** One request at a time; what was asked for meanwhile is asked once, with the latest settings. */
  const privatize = async () => {
    clearTimeout(timer);
    if (text.value.trim() === '') {
      result.replaceChildren();
      return;
    }
    if (inFlight) {
      isWanted = true;
      return;
    }
    inFlight = true;
    result.setAttribute('aria-busy', 'true');
    try {
      do {
        isWanted = false;
        const answer = await post('playground', wish(), signal);
        if (!isWanted) present(answer);
      } while (isWanted);
    } catch (error) {
      problem(error);
    } finally {
      inFlight = false;
      result.removeAttribute('aria-busy');
    }
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(privatize, PAUSE);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));

  const wish = () => {
    const body = { text: text.value };
    if (policy.value === OWN) body.policy = yaml.value;
    else if (policy.value) body.policy = policy.value;
    for (const [name, value] of chosen) body[name] = value;
    return body;
  };
  const choose = (name) => (value) => {
    chosen.set(name, value);
    reset.hidden = false;
    later();
  };
  const epsilon = slider('Epsilon of one word', 'epsilon', EPSILON, logScale(EPSILON), choose('epsilon'));
  const k = slider('K, words to draw from', 'k', K, wholeScale, choose('k'));
  const forget = () => {
    chosen.clear();
    reset.hidden = true;
  };
  const present = (answer) => {
    epsilon.set(answer.epsilon);
    k.set(answer.k);
    const drawsWords = typeof answer.epsilon === 'number' || typeof answer.k === 'number';
    note.textContent = drawsWords ? 'Sliders change the policy for this text only.' : 'This policy draws no words, so there is nothing to set.';
    result.replaceChildren(...resultOf(answer));
    whisper(summary(answer));
  };

  policy.addEventListener('change', () => {
    own.hidden = policy.value !== OWN;
    forget();
    if (own.hidden) later();
    else yaml.focus();
  });
  reset.addEventListener('click', () => {
    forget();
    later();
    epsilon.focus();
  });
  sample.addEventListener('click', () => {
    text.value = SAMPLE;
    text.focus();
  });
  text.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) privatize();
  });
  attempt(run, () => offer(policy, yaml, signal));

  return [
    el(
      'form',
      {
        class: 'playground',
        autocomplete: 'off',
        onsubmit: (event) => {
          event.preventDefault();
          if (text.value.trim() === '') text.focus();
          privatize();
        },
      },
      field('Text', text),
      el(
        'div',
        { class: 'columns' },
        el('div', {}, field('Policy', policy), own, el('div', { class: 'buttons' }, run, sample)),
        el('div', {}, epsilon.element, k.element, note, reset),
      ),
    ),
    result,
  ];
}

/** What can be chosen: the policy in force, the others that are known, one of your own. */
async function offer(select, yaml, signal) {
  const { inForce, policies } = await get('policies', signal);
  const option = (one) => el('option', { value: one.name, selected: one.name === inForce?.name }, one.name === inForce?.name ? `${one.name} (in force)` : one.name);
  select.replaceChildren(...policies.map(option), el('option', { value: OWN }, 'your own, in YAML'));
  yaml.value = policies.find((one) => one.document && one.inForce)?.document ?? policies.find((one) => one.document)?.document ?? '';
}

const logScale = ({ min, max }) => {
  const span = Math.log(max / min);
  return {
    toPosition: (value) => (1000 * Math.log(value / min)) / span,
    toValue: (position) => Number((min * Math.exp((span * position) / 1000)).toPrecision(2)),
    positions: [0, 1000],
  };
};

const wholeScale = { toPosition: (value) => value, toValue: (position) => Number(position), positions: [K.min, K.max] };

/** A slider and a number field that say the same. */
function slider(name, id, { min, max, step, usual }, scale, onChoice) {
  const range = el('input', {
    id: `${id}-range`,
    type: 'range',
    min: scale.positions[0],
    max: scale.positions[1],
    step: '1',
    'data-test': `playground-${id}-range`,
  });
  const number = el('input', { id, type: 'number', min, max, step, inputmode: 'decimal', 'data-test': `playground-${id}`, 'aria-label': `${name}, as a number` });
  const element = el('div', { class: 'slider' }, el('label', { for: range.id }, name), range, number);
  const tell = (value) => range.setAttribute('aria-valuetext', String(value));
  const set = (value) => {
    const isUsed = typeof value === 'number';
    range.disabled = !isUsed;
    number.disabled = !isUsed;
    if (!isUsed) {
      number.value = '';
      return;
    }
    // Somebody who is typing or moving is ahead of the answer.
    if (document.activeElement !== number) number.value = String(value);
    if (document.activeElement !== range) range.value = String(scale.toPosition(Math.min(Math.max(value, min), max)));
    tell(value);
  };
  range.addEventListener('input', () => {
    const value = scale.toValue(range.value);
    number.value = String(value);
    tell(value);
    onChoice(value);
  });
  number.addEventListener('input', () => {
    const value = number.valueAsNumber;
    if (!(value >= min && value <= max) || number.validity.stepMismatch) return;
    range.value = String(scale.toPosition(value));
    tell(value);
    onChoice(value);
  });
  set(usual);
  return { element, set, focus: () => range.focus() };
}

const many = (n, one, more) => `${count(n)} ${n === 1 ? one : more}`;

function summary(answer) {
  const of = (kind) => answer.raw.filter((piece) => piece.kind === kind).length;
  return `${many(of('entity'), 'entity', 'entities')} replaced, ${many(of('word'), 'word', 'words')} drawn or replaced by their class.`;
}

function resultOf(answer) {
  return [
    el('h2', {}, 'Raw beside safe'),
    el(
      'p',
      { class: 'legend' },
      el('span', { class: 'piece entity', 'data-type': 'type' }, 'entity'),
      ' found and replaced   ',
      el('span', { class: 'piece word' }, 'word'),
      ' drawn, or replaced by its class   all else stayed',
    ),
    ...sides(answer.raw, answer.safe),
    el(
      'div',
      { class: 'columns' },
      el(
        'section',
        {},
        el('h2', {}, 'What is promised'),
        el('p', { class: 'promise', 'data-test': 'playground-guarantee' }, answer.guarantee),
      ),
      el(
        'section',
        {},
        el('h2', {}, 'What it would cost'),
        facts(
          [
            ['Epsilon in all', amount(answer.price?.epsilon)],
            ['Words drawn', count(answer.price?.draws)],
            ['Policy', `${answer.policy?.name} ${answer.policy?.version}`],
            ['Epsilon of one word', typeof answer.epsilon === 'number' ? amount(answer.epsilon) : undefined],
            ['K', typeof answer.k === 'number' ? count(answer.k) : undefined],
          ],
          { 'data-test': 'playground-price' },
        ),
      ),
    ),
    el('details', {}, el('summary', { 'data-test': 'playground-explain' }, 'The policy, explained'), el('p', { class: 'explanation', 'data-test': 'playground-explanation' }, answer.explanation)),
  ];
}

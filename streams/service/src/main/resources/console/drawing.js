/**
 * The path of a post as a drawing: wide for a screen, tall for a phone. Both are made of the same nodes; figures are text
 * elements that are filled in later, by key.
 */

import { svg } from './dom.js';

/** Steps in their order, with what each does. The names are those of the engine's steps. */
export const STEPS = [
  ['validate', 'refuses what is no post'],
  ['admit', 'finds key, policy and preference'],
  ['deduplicate', 'releases a copy once'],
  ['detect', 'finds people and places'],
  ['pseudonymize', 'replaces them'],
  ['charge', 'takes the price'],
  ['sample', 'draws the other words'],
  ['release', 'puts the text together'],
];

const CONTROL = ['control.policies', 'control.preferences', 'control.erasures'];
const WITHHOLDING = ['admit', 'deduplicate', 'detect', 'pseudonymize', 'charge', 'sample'];

const TITLE = 'The path of one post';
const DESCRIPTION = `From raw.posts through ${STEPS.map(([name]) => name).join(', ')} to safe.posts. What validate refuses goes to
 restricted.dead-letters, what ${WITHHOLDING.join(', ')} stop goes to accounting.withheld, and charge writes accounting.charges and
 accounting.balances. ${CONTROL.join(', ')} feed admit. The table below has the same figures.`;

/** The drawing, and a function that sets a figure: (key, text). */
export function drawing(isWide) {
  const figures = new Map();
  const text = (x, y, key, attributes = {}) => {
    const element = svg('text', { x, y, ...attributes }, '–');
    figures.set(key, [...(figures.get(key) ?? []), element]);
    return element;
  };
  const { width, height, parts } = isWide ? wide(text) : tall(text);
  const element = svg(
    'svg',
    {
      class: `drawing ${isWide ? 'wide' : 'tall'}`,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-labelledby': 'drawing-title drawing-description',
      'data-test': 'path-drawing',
    },
    svg('title', { id: 'drawing-title' }, TITLE),
    svg('desc', { id: 'drawing-description' }, DESCRIPTION),
    arrowhead(),
    parts,
  );
  const set = (key, value) => {
    for (const one of figures.get(key) ?? []) if (one.textContent !== value) one.textContent = value;
  };
  return { element, set };
}

function arrowhead() {
  const marker = { id: 'arrow', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto' };
  return svg('defs', {}, svg('marker', marker, svg('path', { class: 'arrowhead', d: 'M0.5 0.8 7.5 4 0.5 7.2z' })));
}

const box = (x, y, width, height, kind) =>
  svg('rect', { class: kind, x, y, width, height, rx: kind === 'topic' ? height / 2 : 4 });

const label = (x, y, content, attributes = {}) => svg('text', { x, y, class: 'name', ...attributes }, content);

/** An edge that goes somewhere; with a halo, so that one that passes over others does not seem to join them. */
const edge = (d, kind = 'edge') => [
  svg('path', { class: 'halo', d }),
  svg('path', { class: kind, d, 'marker-end': 'url(#arrow)' }),
];

const line = (d, kind = 'edge') => svg('path', { class: kind, d });

function wide(text) {
  const middle = { 'text-anchor': 'middle' };
  const small = { class: 'small', ...middle };
  const top = 152;
  const tallness = 84;
  const bottom = top + tallness;
  const step = { width: 112, gap: 14 };
  const end = 100;
  const left = (index) => end + step.gap + index * (step.width + step.gap);
  const centre = (index) => left(index) + step.width / 2;
  const indexOf = (name) => STEPS.findIndex(([one]) => one === name);
  const width = left(STEPS.length) + end;
  const parts = [];

  const safe = left(STEPS.length);
  const axis = top + tallness / 2;
  parts.push(
    line(`M${end / 2} ${top - 12}v-14H${safe + end / 2}v14`, 'measure'),
    text(centre(5), top - 34, 'latency', { class: 'small', ...middle }),
  );

  const controls = [-1, 0, 1].map((offset) => centre(1) - 78 + offset * 168);
  CONTROL.forEach((name, index) => {
    parts.push(box(controls[index], 14, 156, 30, 'topic'), label(controls[index] + 78, 34, name, { class: 'name quiet', ...middle }));
    parts.push(line(`M${controls[index] + 78} 44v20H${centre(1)}`, 'edge faint'));
  });
  parts.push(...edge(`M${centre(1)} 64V${top - 3}`, 'edge faint'));

  parts.push(box(0, top + 12, end, tallness - 24, 'topic'), label(end / 2, axis - 4, 'raw.posts', middle));
  parts.push(text(end / 2, axis + 14, 'lag', small));
  for (let index = 0; index <= STEPS.length; index++) {
    const from = index === 0 ? end : left(index - 1) + step.width;
    parts.push(...edge(`M${from} ${axis}h${step.gap - 2}`, 'edge flow'));
  }
  parts.push(svg('text', { class: 'tiny', x: left(1) - step.gap / 2, y: top - 6, ...middle }, 'by author'));
  STEPS.forEach(([name], index) => {
    parts.push(
      box(left(index), top, step.width, tallness, 'step'),
      label(centre(index), top + 24, name, middle),
      text(centre(index), top + 49, `${name}.rate`, { class: 'figure', ...middle }),
      text(centre(index), top + 69, `${name}.time`, small),
    );
  });
  parts.push(box(safe, top + 12, end, tallness - 24, 'topic'), label(safe + end / 2, axis - 4, 'safe.posts', middle));
  parts.push(text(safe + end / 2, axis + 14, 'released.rate', small));

  const bus = bottom + 38;
  const low = bottom + 74;
  const sink = (x, names, key, breadth) => [
    box(x - breadth / 2, low, breadth, 32 + names.length * 16, 'topic sink'),
    names.map((name, index) => label(x, low + 20 + index * 16, name, middle)),
    text(x, low + 22 + names.length * 16, key, small),
  ];
  for (const name of WITHHOLDING) {
    const x = centre(indexOf(name)) - (name === 'charge' ? 18 : 0);
    parts.push(line(`M${x} ${bottom}V${bus}`, 'edge stop'));
  }
  parts.push(line(`M${centre(indexOf('admit'))} ${bus}H${centre(indexOf('sample'))}`, 'edge stop'));
  parts.push(...edge(`M${centre(3)} ${bus}V${low - 3}`, 'edge stop'));
  parts.push(...edge(`M${centre(5) + 18} ${bottom}V${low - 3}`, 'edge faint'));
  parts.push(...edge(`M${centre(0)} ${bottom}V${low - 3}`, 'edge stop'));
  parts.push(
    sink(centre(0), ['restricted.dead-letters'], 'dead-letters', 190),
    sink(centre(3), ['accounting.withheld'], 'withheld', 190),
    sink(centre(5) + 18, ['accounting.charges', 'accounting.balances'], 'charges', 190),
  );
  return { width, height: low + 68, parts };
}

function tall(text) {
  const width = 328;
  const body = width - 14;
  const rail = width - 5;
  const parts = [];
  const right = { 'text-anchor': 'end' };
  const spine = 22;
  let y = 4;
  let top;

  const topic = (name, key) => {
    parts.push(box(0.5, y, body, 40, 'topic'), label(18, y + 25, name), text(body - 18, y + 25, key, { class: 'small', ...right }));
    y += 40;
  };
  const arrow = () => {
    parts.push(...edge(`M${spine} ${y}v18`, 'edge flow'));
    y += 20;
  };
  const side = (name, key, kind) => {
    parts.push(
      kind && line(`M${spine} ${y}v22h20`, `edge ${kind}`),
      box(44, y + 5, body - 43.5, 34, 'topic sink'),
      label(58, y + 26, name, { class: 'name quiet' }),
      key ? text(body - 12, y + 26, key, { class: 'small', ...right }) : [],
    );
    y += 40;
  };

  topic('raw.posts', 'lag');
  arrow();
  for (const [name] of STEPS) {
    if (name === 'admit') {
      CONTROL.forEach((control) => side(control, undefined, 'faint'));
      parts.push(line(`M${spine} ${y - 120}v120`, 'edge flow'));
      arrow();
    }
    parts.push(
      box(0.5, y, body, 46, 'step'),
      label(14, y + 28, name),
      text(body - 86, y + 28, `${name}.rate`, { class: 'figure', ...right }),
      text(body - 12, y + 28, `${name}.time`, { class: 'small', ...right }),
    );
    if (WITHHOLDING.includes(name)) {
      parts.push(line(`M${body} ${y + 23}H${rail}`, 'edge stop'));
      top ??= y + 23;
    }
    y += 46;
    const begin = y;
    if (name === 'validate') side('restricted.dead-letters', 'dead-letters.short', 'stop');
    if (name === 'charge') side('accounting.charges, balances', 'charges.short', 'faint');
    if (name === 'sample') {
      parts.push(...edge(`M${rail} ${top}V${y + 22}H${body + 2}`, 'edge stop'));
      side('accounting.withheld', 'withheld.short');
    }
    if (y > begin) parts.push(line(`M${spine} ${begin}v${y - begin}`, 'edge flow'));
    arrow();
  }
  topic('safe.posts', 'released.rate');
  return { width, height: y + 4, parts };
}

/**
 * An author's budget over time: the sum of the charges in the window as a step line, against what is allowed.
 *
 * The ledger's clock moves with the author's posts, the chart's with the wall: after a silence the chart has let charges go that the
 * ledger counts until the next post.
 */

import { svg } from './dom.js';
import { amount, durationMillis, moment, window as windowName } from './format.js';

const MINUTE = 60000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TIME_STEPS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY, 30 * DAY, 365 * DAY];

/**
 * Points [time, sum] at which the sum changes, oldest first.
 *
 * A sliding window adds a charge when it is made and lets it go when the window has passed. A lifetime never lets go, and may hold
 * charges that are too old to be listed: its line is counted back from what is spent.
 */
export function steps(charges, balance, now) {
  const own = charges
    .filter((charge) => charge.unit === balance.unit && Number.isFinite(charge.cost))
    .map((charge) => ({ at: Date.parse(charge.chargedAt), cost: charge.cost }))
    .filter((charge) => Number.isFinite(charge.at))
    .sort((a, b) => a.at - b.at);
  const length = durationMillis(balance.window);
  const changes = own.map(({ at, cost }) => [at, cost]);
  let sum = 0;
  if (length > 0) changes.push(...own.filter(({ at }) => at + length <= now).map(({ at, cost }) => [at + length, -cost]));
  else sum = Math.max(0, balance.spent - own.reduce((total, { cost }) => total + cost, 0));
  changes.sort((a, b) => a[0] - b[0]);
  const points = [[-Infinity, sum]];
  for (const [at, change] of changes) {
    // Sums of doubles may miss zero by a hair on the way down.
    sum = Math.max(0, sum + change);
    points.push([at, sum]);
  }
  return points;
}

/** The chart of one balance, drawn for a width in pixels; with `isClose`, scaled to what was spent instead of to the budget. */
export function budgetChart({ balance, charges, now, width, isClose }) {
  const points = steps(charges, balance, now);
  const times = points.slice(1).map(([at]) => at);
  const length = durationMillis(balance.window);
  const to = Math.max(now, ...times);
  // From a little before the first charge: on a whole day, those of the last minutes would be one line.
  const first = times.length > 0 ? Math.min(...times) : to - (length > 0 ? length : DAY);
  const from = first - Math.max((to - first) / 10, 5 * MINUTE);
  const most = Math.max(...points.map(([, sum]) => sum), balance.spent ?? 0);
  const cap = balance.budget;
  const hasCap = Number.isFinite(cap);
  const top = isClose || !hasCap ? (most > 0 ? most * 1.15 : 1) : Math.max(cap, most) * 1.08;

  const frame = { left: 52, right: 14, top: 26, bottom: 34, height: 260 };
  const x = (at) => frame.left + ((Math.max(at, from) - from) / (to - from)) * (width - frame.left - frame.right);
  const y = (value) => frame.height - frame.bottom - (value / top) * (frame.height - frame.top - frame.bottom);
  const line = `M${x(from)} ${y(points[0][1])}` + points.slice(1).map(([at, sum]) => `H${x(at)}V${y(sum)}`).join('') + `H${x(to)}`;
  const last = points[points.length - 1][1];

  const title = `Budget over time: ${balance.unit}, window ${windowName(balance.window)}`;
  const description = `From ${moment(new Date(from))} to ${moment(new Date(to))}. Now ${amount(last)}, at most ${amount(most)}, of ${amount(cap)} allowed. The table of charges has the single amounts.`;
  return svg(
    'svg',
    { class: 'chart', width, height: frame.height, viewBox: `0 0 ${width} ${frame.height}`, role: 'img', 'aria-labelledby': 'chart-title chart-description', 'data-test': 'budget-chart' },
    svg('title', { id: 'chart-title' }, title),
    svg('desc', { id: 'chart-description' }, description),
    svg('text', { class: 'axis', x: 2, y: 14 }, `spent, in ${balance.unit}`),
    ticks(top, 5).map((value) => [
      svg('path', { class: 'grid', d: `M${frame.left} ${y(value)}H${width - frame.right}` }),
      svg('text', { class: 'axis', x: frame.left - 6, y: y(value) + 4, 'text-anchor': 'end' }, amount(value)),
    ]),
    timeTicks(from, to, width < 480 ? 4 : 7).map(([at, name]) => [
      svg('path', { class: 'grid', d: `M${x(at)} ${y(0)}v5` }),
      svg('text', { class: 'axis', x: x(at), y: frame.height - 14, 'text-anchor': 'middle' }, name),
    ]),
    svg('path', { class: 'area', d: `${line}V${y(0)}H${x(from)}z` }),
    svg('path', { class: 'line', d: line, 'data-points': points.length - 1 }),
    hasCap && (cap <= top ? capLine(cap, y(cap), frame, width) : capBeyond(cap, frame, width)),
  );
}

const capLine = (cap, at, frame, width) => [
  svg('path', { class: 'cap', d: `M${frame.left} ${at}H${width - frame.right}` }),
  svg('text', { class: 'axis strong', x: width - frame.right, y: at - 5, 'text-anchor': 'end' }, `budget ${amount(cap)}`),
];

const capBeyond = (cap, frame, width) =>
  svg('text', { class: 'axis strong', x: width - frame.right, y: frame.top - 10, 'text-anchor': 'end' }, `↑ budget ${amount(cap)}`);

function ticks(top, atMost) {
  const rough = top / atMost;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough);
  const values = [];
  for (let value = 0; value <= top; value += step) values.push(Number(value.toPrecision(6)));
  return values;
}

function timeTicks(from, to, atMost) {
  const step = TIME_STEPS.find((one) => (to - from) / one <= atMost) ?? to - from;
  // Whole hours and days of the reader's zone.
  const shift = new Date(to).getTimezoneOffset() * MINUTE;
  const margin = (to - from) / 20;
  const marks = [];
  for (let at = Math.ceil((from + margin - shift) / step) * step + shift; at <= to - margin; at += step) marks.push([at, nameOf(new Date(at), step)]);
  return marks;
}

function nameOf(date, step) {
  const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' }).format(date);
  if (step >= DAY) return day;
  const hour = `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
  return hour === '00:00' ? day : hour;
}

/** Numbers, times and durations as they are shown. The page is English, so the formats are, whatever the browser's locale. */

import { el } from './dom.js';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const one = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
const percentage = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 4 });
const NOTHING = '–';

const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);

export function count(value) {
  return isNumber(value) ? whole.format(value) : NOTHING;
}

/** A count that has to fit: from ten million on, rounded. */
export function brief(value) {
  return isNumber(value) && value >= 1e7 ? compact.format(value) : count(value);
}

export function rate(value) {
  if (!isNumber(value)) return NOTHING;
  if (value < 10) return `${one.format(value)}/s`;
  return `${(value < 1e5 ? whole : compact).format(value)}/s`;
}

/** Losses and budgets. JSON has no infinity: a missing amount has no bound or was not told. */
export function amount(value) {
  return isNumber(value) ? significant.format(value) : NOTHING;
}

export function percent(value) {
  return isNumber(value) ? percentage.format(value) : NOTHING;
}

export function micros(value) {
  if (!isNumber(value)) return NOTHING;
  if (value < 1000) return `${(value < 10 ? one : whole).format(value)} µs`;
  return millis(value / 1000);
}

export function millis(value) {
  if (!isNumber(value)) return NOTHING;
  if (value < 1000) return `${(value < 10 ? one : whole).format(value)} ms`;
  return `${one.format(value / 1000)} s`;
}

const two = (value) => String(value).padStart(2, '0');

/** Day and time of the reader's zone, as text. */
export function moment(date) {
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/** The same as an element that also carries the exact time. */
export function time(iso) {
  const date = new Date(iso);
  if (!iso || Number.isNaN(date.getTime())) return NOTHING;
  return el('time', { datetime: iso, title: iso }, moment(date));
}

const UNITS = [
  ['week', 604800000],
  ['day', 86400000],
  ['hour', 3600000],
  ['minute', 60000],
  ['second', 1000],
];

/** Milliseconds of an ISO duration of weeks to seconds; NaN for anything else, `lifetime` for one. */
export function durationMillis(iso) {
  const match = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(iso ?? '');
  if (!match || iso.length < 3) return NaN;
  return UNITS.reduce((sum, [, size], index) => sum + Number(match[index + 1] ?? 0) * size, 0);
}

/** `P1D` as `1 day`; what is no duration stays as it is. */
export function window(iso) {
  let rest = durationMillis(iso);
  if (!(rest > 0)) return iso;
  const parts = [];
  for (const [name, size] of UNITS.slice(1)) {
    const n = Math.floor(rest / size);
    rest -= n * size;
    if (n > 0) parts.push(`${n} ${name}${n === 1 ? '' : 's'}`);
  }
  return parts.join(' ');
}

/** A code such as `budget-exhausted` or `BUDGET_EXHAUSTED` as words. */
export function words(code) {
  return String(code ?? '')
    .toLowerCase()
    .replaceAll(/[-_]/g, ' ');
}

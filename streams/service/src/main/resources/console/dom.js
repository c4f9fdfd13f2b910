/**
 * Builds elements. Data becomes text nodes and attributes, never markup: there is no innerHTML in this console, and
 * inline styles are refused by the Content-Security-Policy.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** An HTML element. `on…` members are listeners, `true` is an empty attribute, `false` and `undefined` are none. */
export function el(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** The same for SVG. */
export function svg(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
  return element;
}

/** A heading that takes the focus when its view is shown. */
export function heading(text) {
  return el('h1', { tabindex: '-1' }, text);
}

/** A labelled control, with a hint that screen readers read after it. */
export function field(label, control, hint) {
  const children = [el('label', { for: control.id }, label), control];
  if (hint) {
    control.setAttribute('aria-describedby', `${control.id}-hint`);
    children.push(el('p', { id: `${control.id}-hint`, class: 'hint' }, hint));
  }
  return el('div', { class: 'field' }, ...children);
}

/** Pairs of a term and what is said of it; pairs whose value is undefined are left out. */
export function facts(pairs, attributes = {}) {
  return el(
    'dl',
    { class: 'facts', ...attributes },
    pairs
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([term, value]) => el('div', {}, el('dt', {}, term), el('dd', {}, value))),
  );
}

/**
 * A table that turns into a list of cards on a phone. Roles are written out because CSS `display` takes the native ones away.
 *
 * @param columns a label each, a function from row to cell, and whether it is numeric
 */
export function table({ caption, columns, rows, empty, test }) {
  if (rows.length === 0) return el('p', { class: 'empty', 'data-test': test }, empty);
  const kind = (column) => (column.numeric ? 'numeric' : undefined);
  const head = columns.map((column) =>
    el('th', { role: 'columnheader', scope: 'col', class: kind(column) }, column.label),
  );
  const body = rows.map((row) =>
    el(
      'tr',
      { role: 'row' },
      columns.map((column) =>
        el('td', { role: 'cell', class: kind(column), 'data-label': column.label }, el('span', {}, column.cell(row))),
      ),
    ),
  );
  return el(
    'table',
    { role: 'table', class: 'cards', 'data-test': test },
    el('caption', {}, caption),
    el('thead', { role: 'rowgroup' }, el('tr', { role: 'row' }, head)),
    el('tbody', { role: 'rowgroup' }, body),
  );
}

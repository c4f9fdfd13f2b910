/**
 * Raw beside safe, piece by piece. A piece that was replaced can be pointed at or reached by key; its partner on the other side
 * is marked with it. The text of each side is exactly the text that the service sent: labels are drawn by the style sheet.
 */

import { el } from './dom.js';
import { words } from './format.js';

const NEAR = 80;

/** What the safe text consists of. Where it does not follow from the pieces it is plain: shown as sent, in any case. */
export function safePieces(raw, safe) {
  const pieces = [];
  let at = 0;
  const plainUntil = (end) => {
    if (end > at) pieces.push({ text: safe.slice(at, end), kind: 'plain' });
  };
  raw.forEach((piece, index) => {
    const text = piece.kind === 'plain' ? piece.text : piece.replacement ?? '';
    if (text === '') return;
    const found = safe.indexOf(text, at);
    if (found < 0 || found > at + NEAR) return;
    plainUntil(found);
    pieces.push({ ...piece, text, partner: index });
    at = found + text.length;
  });
  plainUntil(safe.length);
  return pieces;
}

/** Both sides, and the line below that says what the piece in question is. */
export function sides(raw, safe) {
  const detail = el('p', { class: 'detail', 'data-test': 'playground-detail' }, HELP);
  const numbered = raw.map((piece, index) => ({ ...piece, partner: index }));
  const left = side(numbered, raw, 'Raw', 'playground-raw');
  const right = side(safePieces(raw, safe), raw, 'Safe', 'playground-safe');
  const both = el('div', { class: 'sides' }, left, right);
  const point = (event) => {
    const partner = event.target.closest?.('.piece')?.dataset.partner;
    if (partner === undefined) return;
    for (const one of both.querySelectorAll('.piece')) one.classList.toggle('pointed', one.dataset.partner === partner);
    detail.textContent = sentence(raw[Number(partner)]);
  };
  both.addEventListener('pointerover', point);
  both.addEventListener('focusin', point);
  return [both, detail];
}

const HELP = 'Point at a marked word, or reach it with Tab and the arrow keys, to see what became of it.';

function side(pieces, raw, name, test) {
  const text = el('p', { class: 'text', 'data-test': test }, pieces.map((piece) => node(piece, raw)));
  const stops = [...text.querySelectorAll('.piece')];
  stops.forEach((stop, index) => {
    // One stop for Tab on each side; within, arrows. A long text would be a long way otherwise.
    stop.setAttribute('tabindex', index === 0 ? '0' : '-1');
  });
  text.addEventListener('keydown', (event) => {
    const move = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const from = stops.indexOf(event.target);
    const next = stops[from + move];
    if (move === undefined || from < 0 || !next) return;
    event.preventDefault();
    stops[from].setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    next.focus();
  });
  return el('section', { class: `side side-${name.toLowerCase()}`, 'aria-label': name }, el('h3', {}, name), text);
}

function node(piece, raw) {
  if (piece.kind === 'plain') return document.createTextNode(piece.text);
  const origin = raw[piece.partner];
  return el(
    'span',
    {
      class: `piece ${piece.kind}`,
      role: 'button',
      'aria-label': `${piece.text}: ${sentence(origin)}`,
      'data-partner': piece.partner,
      'data-type': piece.kind === 'entity' ? words(piece.type) : undefined,
    },
    piece.text,
  );
}

function sentence(piece) {
  const became = piece.replacement ? `“${piece.replacement}”` : 'nothing';
  if (piece.kind === 'entity') return `“${piece.text}” was found as ${words(piece.type)} and became ${became}.`;
  if (piece.text === piece.replacement) return `“${piece.text}” stayed: the draw fell on the word itself.`;
  return `“${piece.text}” became ${became}.`;
}

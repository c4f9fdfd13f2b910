/** The shell: signs in, shows the views that the caller's roles reach, and moves between them by the hash of the address. */

import { get, isToken, onRefusedToken, Problem, token } from './api.js';
import { el } from './dom.js';
import { problem, quiet } from './notices.js';
import author from './views/author.js';
import path from './views/path.js';
import playground from './views/playground.js';
import policies from './views/policies.js';
import publish from './views/publish.js';
import service from './views/service.js';
import { signIn } from './views/sign-in.js';
import stopped from './views/stopped.js';

const VIEWS = [path, playground, author, policies, stopped, service, publish];

const main = document.getElementById('main');
const nav = document.getElementById('nav');
const who = document.getElementById('who');
const signOut = document.getElementById('sign-out');

let me;
let shown = new AbortController();

/** Takes a token from the fragment, where the start message of the service puts it, and takes it out of the address. */
function takeTokenFromAddress() {
  const match = /^#token=(.+)$/.exec(location.hash);
  if (!match) return false;
  history.replaceState(null, '', location.pathname + location.search);
  try {
    token.set(decodeURIComponent(match[1]));
  } catch {
    token.set(match[1]);
  }
  return true;
}

async function enter() {
  try {
    if (!isToken(token.get())) throw new Problem({ title: 'This is no token.', detail: 'Copy it again, without blanks or quotes.', status: 401 });
    me = await get('me');
  } catch (error) {
    // A token of the role metrics is good, and opens nothing here.
    if (error.status === 401 || error.status === 403) leave();
    else wait();
    problem(error);
    return;
  }
  quiet();
  who.textContent = `${me.name} (${me.roles.join(', ')})`;
  document.getElementById('version').textContent = `Palimpsest ${me.version}`;
  for (const part of [who, signOut, nav]) part.hidden = false;
  nav.replaceChildren(el('ul', {}, reachable().map((view) => el('li', {}, link(view)))));
  show();
}

function link(view) {
  return el('a', { href: `#/${view.id}`, 'data-view': view.id, 'data-test': `nav-${view.id}` }, view.label);
}

/** The token may be good, but nobody is there to say so. */
function wait() {
  const again = el('button', { type: 'button', class: 'primary', 'data-test': 'try-again', onclick: enter }, 'Try again');
  signOut.hidden = false;
  main.replaceChildren(el('h1', { tabindex: '-1' }, 'No answer'), el('p', {}, 'The service did not say who you are.'), again);
}

/** Forgets the token and whatever is on the page. */
function leave() {
  token.clear();
  me = undefined;
  shown.abort();
  for (const part of [who, signOut, nav]) part.hidden = true;
  nav.replaceChildren();
  who.textContent = '';
  document.title = 'Sign in · Palimpsest';
  main.replaceChildren(signIn((value) => {
    token.set(value);
    return enter();
  }));
  main.querySelector('input')?.focus();
}

const reachable = () => VIEWS.filter((view) => may(view.roles));

const may = (roles) => roles.some((role) => me.roles.includes(role));

function show() {
  if (!me) return;
  const views = reachable();
  const wanted = location.hash.replace(/^#\/?/, '');
  const view = views.find((one) => one.id === wanted) ?? views[0];
  if (!view) {
    main.replaceChildren(el('h1', { tabindex: '-1' }, 'Nothing to show'), el('p', {}, 'Your token has no role. Ask for one that has.'));
    return;
  }
  if (view.id !== wanted) history.replaceState(null, '', `#/${view.id}`);
  quiet();
  shown.abort();
  shown = new AbortController();
  for (const one of nav.querySelectorAll('a')) {
    if (one.dataset.view === view.id) one.setAttribute('aria-current', 'page');
    else one.removeAttribute('aria-current');
  }
  document.title = `${view.label} · Palimpsest`;
  main.replaceChildren(...view.show({ me, may, signal: shown.signal }));
  main.querySelector('h1').focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

onRefusedToken((failure) => {
  if (!me) return;
  leave();
  problem(failure);
});

signOut.addEventListener('click', () => {
  leave();
  quiet();
});

document.getElementById('skip').addEventListener('click', (event) => {
  // The hash is the route: a jump to #main would leave the view.
  event.preventDefault();
  main.focus();
});

window.addEventListener('hashchange', () => {
  if (takeTokenFromAddress()) enter();
  else show();
});

takeTokenFromAddress();
if (token.get()) enter();
else leave();

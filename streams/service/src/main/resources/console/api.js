/** Calls of the HTTP API. The token lives in sessionStorage: it ends with the tab and is never part of an address. */

const BASE = new URL('../api/v1/', import.meta.url);
const KEY = 'palimpsest-token';

let refused = () => {};

export const token = {
  get: () => sessionStorage.getItem(KEY),
  set: (value) => sessionStorage.setItem(KEY, value),
  clear: () => sessionStorage.removeItem(KEY),
};

/** Whether it can be sent at all: tokens are ASCII without blanks. */
export const isToken = (value) => /^[\x21-\x7e]+$/.test(value ?? '');

/** What to do when the service does not take the token (any more). */
export function onRefusedToken(action) {
  refused = action;
}

/** An answer that is an error, in the words of the service. */
export class Problem extends Error {
  constructor({ title, detail, status, reason, correlationId }, retryAfter = 0) {
    super(title);
    this.name = 'Problem';
    this.title = title;
    this.detail = detail;
    this.status = status;
    this.reason = reason;
    this.correlationId = correlationId;
    this.retryAfter = retryAfter;
  }
}

export const get = (path, signal) => json('GET', path, { signal });
export const remove = (path, signal) => json('DELETE', path, { signal });
export const post = (path, body, signal) => json('POST', path, { body: JSON.stringify(body), signal });
export const put = (path, body, signal) => json('PUT', path, { body: JSON.stringify(body), signal });
export const postText = (path, text, signal) => json('POST', path, { body: text, type: 'text/plain; charset=utf-8', signal });

async function json(method, path, options) {
  const response = await request(method, path, { accept: 'application/json, application/problem+json', ...options });
  const text = await response.text();
  return text ? JSON.parse(text) : {};
}

/** One request; the response is a good one, everything else is thrown as a {@link Problem}. */
export async function request(method, path, { body, type = 'application/json', accept, signal } = {}) {
  const headers = new Headers({ Accept: accept });
  if (token.get()) headers.set('Authorization', `Bearer ${token.get()}`);
  if (body !== undefined) headers.set('Content-Type', type);
  let response;
  try {
    response = await fetch(new URL(path, BASE), {
      method,
      headers,
      body,
      signal,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    });
  } catch (error) {
    if (error?.name === 'AbortError') throw error;
    throw new Problem({ title: 'The service cannot be reached.', detail: 'See whether it runs, then try again.', status: 0 });
  }
  if (response.ok) return response;
  const failure = await problemOf(response);
  if (response.status === 401) refused(failure);
  throw failure;
}

async function problemOf(response) {
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10) || 0;
  const base = {
    title: `The service answered ${response.status}.`,
    detail: '',
    status: response.status,
    correlationId: response.headers.get('X-Correlation-Id') ?? undefined,
  };
  try {
    const body = await response.json();
    return new Problem({ ...base, ...body, title: body.title ? `${body.title}.`.replace(/\.\.$/, '.') : base.title }, retryAfter);
  } catch {
    return new Problem(base, retryAfter);
  }
}

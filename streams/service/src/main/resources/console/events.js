/**
 * Server-sent events by fetch, because EventSource cannot send a token. Waits while the tab is hidden, takes silence for a
 * broken connection and comes back with growing pauses.
 */

import { request } from './api.js';

const SILENCE = 15000;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30000;

/**
 * Follows a stream of events until the signal says otherwise.
 *
 * @param onData gets the parsed data of each event of that name
 * @param onState gets `connecting`, `open`, `hidden` or `waiting` (with seconds and the error)
 * @throws Problem where trying again cannot help
 */
export async function follow(path, event, { onData, onState, signal }) {
  let pause = FIRST_PAUSE;
  while (!signal.aborted) {
    if (document.hidden) {
      onState('hidden');
      await visible(signal);
      continue;
    }
    try {
      onState('connecting');
      await read(path, event, signal, (data) => {
        pause = FIRST_PAUSE;
        onState('open');
        onData(data);
      });
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) throw error;
      if (!document.hidden) {
        const wait = Math.max(pause * (0.75 + jitter() / 2), (error.retryAfter ?? 0) * 1000);
        onState('waiting', Math.ceil(wait / 1000), error);
        await sleep(wait, signal);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  }
}

const isFinal = (error) => error.status >= 400 && error.status < 500 && error.status !== 429 && error.status !== 408;

const jitter = () => crypto.getRandomValues(new Uint8Array(1))[0] / 255;

async function read(path, event, signal, onData) {
  const connection = new AbortController();
  const end = () => connection.abort();
  const hide = () => document.hidden && end();
  document.addEventListener('visibilitychange', hide);
  signal.addEventListener('abort', end);
  let watchdog = setTimeout(end, SILENCE);
  try {
    const response = await request('GET', path, { accept: 'text/event-stream', signal: connection.signal });
    const parse = parser((name, data) => name === event && onData(JSON.parse(data)));
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new Error('the stream ended');
      clearTimeout(watchdog);
      watchdog = setTimeout(end, SILENCE);
      parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(watchdog);
    document.removeEventListener('visibilitychange', hide);
    signal.removeEventListener('abort', end);
    end();
  }
}

/** Cuts chunks into events, as the HTML standard has it; ids and retry times are of no use here. */
export function parser(emit) {
  let rest = '';
  let name = '';
  let data = [];
  return (chunk) => {
    rest += chunk;
    // A carriage return at the end may be half of a line end: it waits for the next chunk.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop();
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) emit(name || 'message', data.join('\n'));
        name = '';
        data = [];
      } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      else if (line.startsWith('event:')) name = line.slice(6).replace(/^ /, '');
    }
  };
}

function visible(signal) {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
  });
}

/** Waits; ends early, without an error, when the signal says so. */
export function sleep(milliseconds, signal) {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

import { request, type Dispatcher } from 'undici';

import { FetchFailure } from './fetchFailure.ts';
import type { FetchOptions } from './fetchOptions.ts';
import { discardBody } from './readBody.ts';

const maxRedirects = 5;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** Returns a header as one text; empty if it is absent. */
export function headerOf(headers: Dispatcher.ResponseData['headers'], name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Returns all values of a header, joined with commas; empty if it is absent. */
export function allOf(headers: Dispatcher.ResponseData['headers'], name: string): string {
  return [headers[name] ?? []].flat().join(', ');
}

/** The response to a request. */
export type Answer = Dispatcher.ResponseData;

/**
 * Fetches an address and follows redirects, each checked by the same rules; the caller reads or discards the
 * body.
 *
 * @throws FetchFailure if a redirect is not allowed
 */
export async function followRedirects(
  link: URL,
  { agents, userAgent, signal }: FetchOptions,
  accept: string,
) {
  let url = link;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const answer = await request(url, {
      dispatcher: agents.agentFor(url),
      signal,
      headers: {
        'user-agent': userAgent,
        accept,
        'accept-encoding': 'gzip, deflate, br',
      },
    });
    const location = headerOf(answer.headers, 'location');
    if (!redirectStatuses.has(answer.statusCode) || location === '') return { answer, url };
    discardBody(answer.body);
    const next = URL.parse(location, url);
    if (!next) throw new FetchFailure('unreachable');
    url = next;
  }
  throw new FetchFailure('tooManyRedirects');
}

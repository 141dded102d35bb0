import sniffEncoding from 'html-encoding-sniffer';
import { request, type Dispatcher } from 'undici';

import { FetchFailure } from './fetchFailure.ts';
import type { PageAgents } from './pageAgents.ts';
import { discardBody, readBody } from './readBody.ts';

/** A page as a shop answered it. */
export interface FetchedPage {
  status: number;
  /** Where it was in the end, after redirects. */
  url: string;
  /** Empty unless the status is a success. */
  html: string;
}

/** How a page is asked for. */
export interface FetchOptions {
  agents: PageAgents;
  userAgent: string;
  /** Ends it at once. */
  signal: AbortSignal;
  /** How long a page may take, redirects and all; half a minute unless said. */
  timeoutMs?: number;
}

const maxRedirects = 5;
const maxBodyBytes = 5 * 1024 * 1024;
const defaultTimeoutMs = 30_000;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** The answers a shop gives to visitors it takes for machines: they tell nothing of the page. */
const refusals = new Set([403, 405, 406, 429]);

function headerOf(headers: Dispatcher.ResponseData['headers'], name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

async function follow(link: URL, { agents, userAgent, signal }: FetchOptions) {
  let url = link;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const answer = await request(url, {
      dispatcher: agents.agentFor(url),
      signal,
      headers: {
        'user-agent': userAgent,
        accept: 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5',
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

function toText(bytes: Buffer, contentType: string): string {
  const label = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  const encoding = sniffEncoding(bytes, {
    ...(label ? { transportLayerEncodingLabel: label } : {}),
    defaultEncoding: 'UTF-8',
  });
  return new TextDecoder(encoding).decode(bytes);
}

const timeouts = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** A refusal of ours that a connection passed on, or what went wrong on the way. */
function toFailure(error: unknown, isOutOfTime: boolean): FetchFailure {
  const { cause, code, name } = error as Error & { code?: string };
  for (const candidate of [error, cause]) if (candidate instanceof FetchFailure) return candidate;
  if (isOutOfTime || name === 'TimeoutError' || timeouts.has(code ?? '')) {
    return new FetchFailure('timedOut', { cause: error });
  }
  return new FetchFailure('unreachable', { cause: error });
}

async function readAnswer(link: URL, options: FetchOptions): Promise<FetchedPage> {
  const { answer, url } = await follow(link, options);
  const { statusCode: status, headers, body } = answer;
  if (status < 200 || status > 299) {
    discardBody(body);
    if (refusals.has(status)) throw new FetchFailure('refusedByShop');
    if (status >= 500) throw new FetchFailure('shopFailed');
    return { status, url: url.href, html: '' };
  }
  const contentType = headerOf(headers, 'content-type');
  if (contentType !== '' && !/\b(?:html|xml|text\/plain)\b/i.test(contentType)) {
    discardBody(body);
    throw new FetchFailure('notHtml');
  }
  const bytes = await readBody(body, headerOf(headers, 'content-encoding'), maxBodyBytes);
  return { status, url: url.href, html: toText(bytes, contentType) };
}

/**
 * Fetches a stranger's page. Redirects are followed one by one, each held to the same rules as the first address; time,
 * size and their number are limited.
 *
 * @throws FetchFailure where it could not be looked at
 */
export async function fetchPage(link: string, options: FetchOptions): Promise<FetchedPage> {
  const url = URL.parse(link);
  if (!url) throw new FetchFailure('unreachable');
  const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
  const signal = AbortSignal.any([timeout, options.signal]);
  try {
    return await readAnswer(url, { ...options, signal });
  } catch (error) {
    throw toFailure(error, timeout.aborted);
  }
}

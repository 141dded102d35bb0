import sniffEncoding from 'html-encoding-sniffer';

import { FetchFailure } from './fetchFailure.ts';
import type { FetchOptions } from './fetchOptions.ts';
import { followRedirects, headerOf } from './followRedirects.ts';
import { discardBody, readBody } from './readBody.ts';
import { toFailure } from './toFailure.ts';

/** A shop's response to a request for a page. */
export interface FetchedPage {
  status: number;
  /** The final address, after redirects. */
  url: string;
  /** Empty for an unsuccessful status. */
  html: string;
}

const maxBodyBytes = 5 * 1024 * 1024;
const accepted = 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5';
const defaultTimeoutMs = 30_000;

/** Statuses with which a shop rejects robots; they say nothing about the page. */
const refusals = new Set([403, 405, 406, 429]);

function toText(bytes: Buffer, contentType: string): string {
  const label = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  const encoding = sniffEncoding(bytes, {
    ...(label ? { transportLayerEncodingLabel: label } : {}),
    defaultEncoding: 'UTF-8',
  });
  return new TextDecoder(encoding).decode(bytes);
}

async function readAnswer(link: URL, options: FetchOptions): Promise<FetchedPage> {
  const { answer, url } = await followRedirects(link, options, accepted);
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
 * Fetches a third-party page. Every redirect is checked by the rules for the first address; time, size and
 * the number of redirects are limited.
 *
 * @throws FetchFailure if the page could not be read
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

import sniffEncoding from 'html-encoding-sniffer';

import { isBotWall } from './botWall.ts';
import { FetchFailure } from './fetchFailure.ts';
import type { FetchOptions } from './fetchOptions.ts';
import { allOf, followRedirects, headerOf, type Answer } from './followRedirects.ts';
import { discardBody, readBody } from './readBody.ts';
import { toFailure } from './toFailure.ts';

/** A shop's response to a request for a page. */
export interface FetchedPage {
  status: number;
  /** The final address, after redirects. */
  url: string;
  /** Empty for an unsuccessful status. */
  html: string;
  /** The content security policy in its headers; empty if there is none. */
  policy: string;
  /** The `X-Robots-Tag` header; empty if there is none. */
  robotsTag: string;
}

const maxBodyBytes = 5 * 1024 * 1024;
const accepted = 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5';
const defaultTimeoutMs = 30_000;

/** Statuses with which a shop rejects robots; they say nothing about the page. */
const refusals = new Set([403, 405, 406, 429]);
const maxRefusalBytes = 256 * 1024;

function toText(bytes: Buffer, contentType: string): string {
  const label = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  const encoding = sniffEncoding(bytes, {
    ...(label ? { transportLayerEncodingLabel: label } : {}),
    defaultEncoding: 'UTF-8',
  });
  return new TextDecoder(encoding).decode(bytes);
}

/** Returns why a page was not delivered; a wall against robots can answer with any error. */
async function toRefusal({ statusCode: status, headers, body }: Answer): Promise<FetchFailure | undefined> {
  const isRefused = refusals.has(status);
  if (!isRefused && status < 500) {
    discardBody(body);
    return undefined;
  }
  const detail = `HTTP ${status}`;
  const text = await readBody(body, headerOf(headers, 'content-encoding'), maxRefusalBytes).catch(
    () => undefined,
  );
  const isWall = headerOf(headers, 'cf-mitigated') !== '' || isBotWall(text?.toString('utf8') ?? '');
  if (isWall) return new FetchFailure('botWall', { detail });
  return new FetchFailure(isRefused ? 'refusedByShop' : 'shopFailed', { detail });
}

async function readAnswer(link: URL, options: FetchOptions): Promise<FetchedPage> {
  const { answer, url } = await followRedirects(link, options, accepted);
  const { statusCode: status, headers, body } = answer;
  if (status < 200 || status > 299) {
    const refusal = await toRefusal(answer);
    if (refusal) throw refusal;
    return { status, url: url.href, html: '', policy: '', robotsTag: '' };
  }
  const contentType = headerOf(headers, 'content-type');
  if (contentType !== '' && !/\b(?:html|xml|text\/plain)\b/i.test(contentType)) {
    discardBody(body);
    throw new FetchFailure('notHtml');
  }
  const bytes = await readBody(body, headerOf(headers, 'content-encoding'), maxBodyBytes);
  return {
    status,
    url: url.href,
    html: toText(bytes, contentType),
    policy: allOf(headers, 'content-security-policy'),
    robotsTag: allOf(headers, 'x-robots-tag'),
  };
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

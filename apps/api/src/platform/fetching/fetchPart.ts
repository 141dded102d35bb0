import { FetchFailure } from './fetchFailure.ts';
import type { FetchOptions } from './fetchOptions.ts';
import { allOf, followRedirects, headerOf } from './followRedirects.ts';
import { readBody } from './readBody.ts';
import { toFailure } from './toFailure.ts';

/** A file of a page, as a browser loads it. */
export interface FetchedPart {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

/** The headers that determine whether and how a page can use a file; cookies are dropped. */
const kept = ['content-type', 'access-control-allow-origin', 'content-security-policy'];

/**
 * Fetches a file of a page by the same rules as the page: public addresses only, every redirect checked,
 * limited in size and time.
 *
 * @throws FetchFailure
 */
export async function fetchPart(
  link: string,
  limitBytes: number,
  options: FetchOptions,
): Promise<FetchedPart> {
  const url = URL.parse(link);
  if (!url) throw new FetchFailure('unreachable');
  try {
    const { answer } = await followRedirects(url, options, '*/*');
    const bytes = await readBody(answer.body, headerOf(answer.headers, 'content-encoding'), limitBytes);
    const headers = kept
      .map((name) => [name, allOf(answer.headers, name)] as const)
      .filter(([, value]) => value !== '');
    return { status: answer.statusCode, headers: Object.fromEntries(headers), bytes };
  } catch (error) {
    throw toFailure(error, options.signal.aborted);
  }
}

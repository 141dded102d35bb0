import parseRobots from 'robots-parser';

import { FetchFailure } from './fetchFailure.ts';
import type { FetchOptions } from './fetchOptions.ts';
import { fetchPage } from './fetchPage.ts';

/** A site's rules for crawlers. */
export interface Robots {
  isAllowed(link: string): boolean;
  /** The requested delay between two requests. */
  delaySeconds: number;
}

const maxDelaySeconds = 30;
const open: Robots = { isAllowed: () => true, delaySeconds: 0 };

function readRules(url: string, text: string, userAgent: string): Robots {
  const rules = parseRobots(url, text);
  return {
    isAllowed: (link) => rules.isAllowed(link, userAgent) !== false,
    delaySeconds: Math.min(rules.getCrawlDelay(userAgent) ?? 0, maxDelaySeconds),
  };
}

/**
 * Reads the rules of a site (RFC 9309); a site without robots.txt has none.
 *
 * @throws FetchFailure if the site cannot answer now, so that it is not checked until it can
 */
export async function readRobots(origin: string, options: FetchOptions): Promise<Robots> {
  const url = `${origin}/robots.txt`;
  try {
    const { status, html } = await fetchPage(url, options);
    return status === 200 ? readRules(url, html, options.userAgent) : open;
  } catch (error) {
    const refused =
      error instanceof FetchFailure &&
      ['refusedByShop', 'botWall', 'notHtml', 'tooLarge'].includes(error.code);
    if (refused) return open;
    throw error;
  }
}

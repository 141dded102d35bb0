import type { Request, Route } from 'playwright-core';

import type { FetchOptions } from '../../../platform/fetching/fetchOptions.ts';
import type { FetchedPage } from '../../../platform/fetching/fetchPage.ts';
import { fetchPart } from '../../../platform/fetching/fetchPart.ts';
import { mayLoad, type Surroundings } from './surroundings.ts';

const maxParts = 300;
const maxPartBytes = 8 * 1024 * 1024;
const maxPageBytes = 40 * 1024 * 1024;

const withoutHash = (address: string) => address.replace(/#.*$/, '');

/** Checks whether a document is for a frame of the page; a window that the page opens has no frame yet. */
function isInFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() !== null;
  } catch {
    return false;
  }
}

/**
 * Answers the requests of a page by the rules of page checks. Sends nothing on its behalf, so that no visit
 * of ours is counted.
 */
export function answerRequests(page: FetchedPage, around: Surroundings, fetching: FetchOptions) {
  let parts = 0;
  let bytes = 0;
  return async (route: Route): Promise<void> => {
    const request = route.request();
    const address = request.url();
    parts++;
    if (request.method() !== 'GET' || parts > maxParts || bytes > maxPageBytes) return route.abort();
    if (request.isNavigationRequest() && !isInFrame(request)) {
      if (withoutHash(address) !== withoutHash(page.url)) return route.abort();
      const contentType = 'text/html; charset=utf-8';
      return route.fulfill({
        status: page.status,
        headers: {
          'content-type': contentType,
          ...(page.policy && { 'content-security-policy': page.policy }),
        },
        body: page.html,
      });
    }
    if (!mayLoad(address, request.resourceType() === 'script', around)) return route.abort();
    try {
      const part = await fetchPart(address, maxPartBytes, fetching);
      bytes += part.bytes.length;
      await route.fulfill({ status: part.status, headers: part.headers, body: part.bytes });
    } catch {
      // A file that cannot be loaded, or is requested too late, is missing, as for any visitor.
      await route.abort().catch(() => undefined);
    }
  };
}

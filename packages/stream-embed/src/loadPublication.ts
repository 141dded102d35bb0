import type { StreamPage, StreamPointer } from '@vitrina/api-client/contract';

import { choosePage } from './choosePage.ts';
import { pointerPath, productKeys, resolveStreamRoot } from './pointer.ts';
import type { EmbedSettings } from './settings.ts';

/** A package found for a product, before its page is loaded. */
export interface FoundPublication {
  readonly pointer: StreamPointer;
  readonly locale: string;
  readonly page: StreamPage;
}

/** Finds a product's publication by its keys in match order; undefined if there is none. */
export async function findPublication(
  settings: EmbedSettings,
  signal: AbortSignal,
): Promise<FoundPublication | undefined> {
  for (const key of productKeys(settings)) {
    const address = settings.root + pointerPath({ retailer: settings.retailer, ...key });
    // Revalidated each time, so that a correction is visible at once; mostly a 304.
    const response = await fetch(address, { signal, credentials: 'omit', cache: 'no-cache' });
    if (response.status === 404) continue;
    const pointer = (await checked(response).json()) as StreamPointer;
    const chosen = pointer.version === 1 ? choosePage(pointer, settings) : undefined;
    if (chosen) return { pointer, ...chosen };
  }
  return undefined;
}

/** Loads the HTML and CSS of a page, and fills in the server's root. */
export async function loadPage(
  { pointer, page }: FoundPublication,
  root: string,
  signal: AbortSignal,
): Promise<{ html: string; css: string }> {
  const [html, css] = (await Promise.all(
    [page.html, page.css].map(async (path) => {
      const response = await fetch(root + pointer.base + path, { signal, credentials: 'omit' });
      return resolveStreamRoot(await checked(response).text(), root);
    }),
  )) as [string, string];
  return { html, css };
}

function checked(response: Response): Response {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response;
}

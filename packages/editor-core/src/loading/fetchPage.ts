import type { ApiClient } from '@vitrina/api-client';
import type { Catalogue } from '@vitrina/block-catalogue';
import { emptyPage, loadPage, type Issue, type Page, type PageAddress } from '@vitrina/epack-model';

import { fetchWirePage, type WireContent } from './fetchWirePage.ts';

/** A page as it came, and what was repaired in it. */
export interface FetchedPage {
  readonly page: Page;
  /** Undefined for a page that the server does not have. */
  readonly revision: number | undefined;
  readonly issues: readonly Issue[];
}

/** What came from the server as a page to edit; a page the server does not have is an empty one. */
export function readPage(wire: WireContent | undefined, catalogue: Catalogue): FetchedPage {
  if (wire === undefined) return { page: emptyPage, revision: undefined, issues: [] };
  return { ...loadPage(wire.components, catalogue.rules), revision: wire.revision };
}

/**
 * One page of a saved package, ready to edit.
 * @throws ApiError where it cannot be had
 */
export async function fetchPage(
  client: ApiClient,
  catalogue: Catalogue,
  epackId: string,
  address: PageAddress,
): Promise<FetchedPage> {
  return readPage(await fetchWirePage(client, epackId, address), catalogue);
}

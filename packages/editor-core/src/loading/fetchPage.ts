import type { ApiClient } from '@vitrina/api-client';
import type { Catalogue } from '@vitrina/block-catalogue';
import { emptyPage, loadPage, type Issue, type Page, type PageAddress } from '@vitrina/epack-model';

import { fetchWirePage, type WireContent } from './fetchWirePage.ts';

/** A fetched page and the repairs made to it. */
export interface FetchedPage {
  readonly page: Page;
  /** Undefined if the server doesn't have the page. */
  readonly revision: number | undefined;
  readonly issues: readonly Issue[];
}

/** Converts the server's answer to an editable page. A page the server doesn't have is empty. */
export function readPage(wire: WireContent | undefined, catalogue: Catalogue): FetchedPage {
  if (wire === undefined) return { page: emptyPage, revision: undefined, issues: [] };
  return { ...loadPage(wire.components, catalogue.rules), revision: wire.revision };
}

/**
 * Fetches one page of a saved package, ready to edit.
 * @throws ApiError if it can't be loaded
 */
export async function fetchPage(
  client: ApiClient,
  catalogue: Catalogue,
  epackId: string,
  address: PageAddress,
): Promise<FetchedPage> {
  return readPage(await fetchWirePage(client, epackId, address), catalogue);
}

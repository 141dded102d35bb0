import { ApiError, type ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { Catalogue } from '@vitrina/block-catalogue';
import { emptyPage, loadPage, type Issue, type Page, type PageAddress } from '@vitrina/epack-model';

/** A page as it came, and what was repaired in it. */
export interface FetchedPage {
  readonly page: Page;
  /** Undefined for a page that the server does not have. */
  readonly revision: number | undefined;
  readonly issues: readonly Issue[];
}

/**
 * One page of a saved package; a page the server does not know is an empty one.
 * @throws ApiError for every other failure
 */
export async function fetchPage(
  client: ApiClient,
  catalogue: Catalogue,
  epackId: string,
  { locale, template, page }: PageAddress,
): Promise<FetchedPage> {
  try {
    const query = { lang: locale, template, page };
    const { data } = await client.call(calls.getComponents, { params: { id: epackId }, query });
    return { ...loadPage(data.components, catalogue.rules), revision: data.revision };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    return { page: emptyPage, revision: undefined, issues: [] };
  }
}

import type { ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { CallAnswer, PageRevision } from '@vitrina/api-client/contract';
import { defaultLocale, defaultPage, defaultTemplate, pageKey, type PageAddress } from '@vitrina/epack-model';

import { fetchWirePage, type WireContent } from './fetchWirePage.ts';

/** A saved package as the server sends it, with its first page. */
export interface FetchedEpack {
  readonly answer: CallAnswer<typeof calls.getEpack>['data'];
  readonly active: PageAddress;
  /** Undefined if the server doesn't have that page. */
  readonly first: WireContent | undefined;
}

const ahead = new Map<string, Promise<FetchedEpack>>();

/**
 * Preloads a package while the editor is loading, with its first page in a locale if it has that. Ignores failures:
 * opening the package fetches it again.
 */
export function fetchEpackAhead(client: ApiClient, id: string, locale?: string): void {
  if (ahead.has(id)) return;
  const answer = fetchNow(client, id, locale);
  answer.catch(() => ahead.delete(id));
  ahead.set(id, answer);
}

/**
 * Fetches a saved package with its first page, in a locale if it has that. Uses a preloaded answer once, if there is
 * one.
 * @throws ApiError if the package or its first page can't be loaded
 */
export async function fetchEpack(client: ApiClient, id: string, locale?: string): Promise<FetchedEpack> {
  const fetched = ahead.get(id);
  ahead.delete(id);
  return fetched ? fetched.catch(() => fetchNow(client, id, locale)) : fetchNow(client, id, locale);
}

async function fetchNow(client: ApiClient, id: string, locale?: string): Promise<FetchedEpack> {
  const query = { components: 'active' as const, ...(locale !== undefined && { locale }) };
  const { data } = await client.call(calls.getEpack, { params: { id }, query });
  const active = chooseAddress(data.pageIndex, data.structure.activeEpackage);
  const first = findPage(data, active) ?? (await fetchWirePage(client, id, active));
  return { answer: data, active, first };
}

/** Returns a page included in the package's answer; undefined if it must be fetched. */
function findPage(
  { structure, pageIndex }: FetchedEpack['answer'],
  address: PageAddress,
): WireContent | undefined {
  const { locale, template, page } = address;
  const components = structure.epackData.components?.[locale]?.[template]?.[page];
  const entry = pageIndex.find((each) => pageKey(each) === pageKey(address));
  return components && entry && { components, revision: entry.revision };
}

/** Address of the first page in a package without pages. */
export const defaultAddress: PageAddress = {
  locale: defaultLocale,
  template: defaultTemplate,
  page: defaultPage,
};

/** Returns the address that the server chose, if that page still exists; else the address of its first page. */
function chooseAddress(
  index: readonly PageRevision[],
  saved: Partial<Record<keyof PageAddress, string | null>>,
): PageAddress {
  const isSaved = (entry: PageAddress) =>
    entry.locale === saved.locale && entry.template === saved.template && entry.page === saved.page;
  const isDefault = (entry: PageAddress) => pageKey(entry) === pageKey(defaultAddress);
  const { locale, template, page } =
    index.find(isSaved) ?? index.find(isDefault) ?? index[0] ?? defaultAddress;
  return { locale, template, page };
}

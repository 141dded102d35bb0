import type { ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { CallAnswer, PageRevision } from '@vitrina/api-client/contract';
import { defaultLocale, defaultPage, defaultTemplate, pageKey, type PageAddress } from '@vitrina/epack-model';

import { fetchWirePage, type WireContent } from './fetchWirePage.ts';

/** A saved package as the server has it, with the page it opens on. */
export interface FetchedEpack {
  readonly answer: CallAnswer<typeof calls.getEpack>['data'];
  readonly active: PageAddress;
  /** Undefined where the server does not have that page. */
  readonly first: WireContent | undefined;
}

const ahead = new Map<string, Promise<FetchedEpack>>();

/**
 * Fetches a package that is about to be opened, while the editor itself is on its way. A failure is nobody's concern yet:
 * who opens the package asks again.
 */
export function fetchEpackAhead(client: ApiClient, id: string): void {
  if (ahead.has(id)) return;
  const answer = fetchNow(client, id);
  answer.catch(() => ahead.delete(id));
  ahead.set(id, answer);
}

/**
 * A saved package with the page it opens on, taken from what was fetched ahead where there is any; that is used once.
 * @throws ApiError where the package or its first page cannot be had
 */
export async function fetchEpack(client: ApiClient, id: string): Promise<FetchedEpack> {
  const fetched = ahead.get(id);
  ahead.delete(id);
  return fetched ? fetched.catch(() => fetchNow(client, id)) : fetchNow(client, id);
}

async function fetchNow(client: ApiClient, id: string): Promise<FetchedEpack> {
  const { data } = await client.call(calls.getEpack, { params: { id }, query: { components: 'active' } });
  const active = chooseAddress(data.pageIndex, data.structure.activeEpackage);
  const first = findPage(data, active) ?? (await fetchWirePage(client, id, active));
  return { answer: data, active, first };
}

/** A page that came with its package; undefined where it has to be asked for. */
function findPage(
  { structure, pageIndex }: FetchedEpack['answer'],
  address: PageAddress,
): WireContent | undefined {
  const { locale, template, page } = address;
  const components = structure.epackData.components?.[locale]?.[template]?.[page];
  const entry = pageIndex.find((each) => pageKey(each) === pageKey(address));
  return components && entry && { components, revision: entry.revision };
}

/** The page of a package that has none yet. */
export const defaultAddress: PageAddress = {
  locale: defaultLocale,
  template: defaultTemplate,
  page: defaultPage,
};

/** The address the package was last edited at, where it still has that page; else the first of its pages. */
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

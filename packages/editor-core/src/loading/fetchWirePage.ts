import { ApiError, type ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { CallAnswer } from '@vitrina/api-client/contract';
import type { PageAddress } from '@vitrina/epack-model';

/** A page as the server sends it. */
export type WirePage = CallAnswer<typeof calls.getComponents>['data'];

/** What of that is to be edited. */
export type WireContent = Pick<WirePage, 'components' | 'revision'>;

/**
 * One page of a saved package; undefined where the server does not have it.
 * @throws ApiError for every other failure
 */
export async function fetchWirePage(
  client: ApiClient,
  epackId: string,
  { locale, template, page }: PageAddress,
): Promise<WirePage | undefined> {
  try {
    const query = { lang: locale, template, page };
    return (await client.call(calls.getComponents, { params: { id: epackId }, query })).data;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    return undefined;
  }
}

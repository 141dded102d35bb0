import { ApiError, type ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { CallAnswer } from '@vitrina/api-client/contract';
import type { PageAddress } from '@vitrina/epack-model';

/** A page as the server sends it. */
export type WirePage = CallAnswer<typeof calls.getComponents>['data'];

/** The editable part of {@link WirePage}. */
export type WireContent = Pick<WirePage, 'components' | 'revision'>;

/**
 * Fetches one page of a saved package; undefined if the server doesn't have it.
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

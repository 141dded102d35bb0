import type { CallBody } from '@vitrina/api-client/contract';
import type { calls } from '@vitrina/api-client/calls';

/** Result of Amazon's redirect: a code to exchange, or a refusal by the user. */
export type AmazonAnswer =
  { kind: 'code'; body: CallBody<typeof calls.completeAmazonConnection> } | { kind: 'declined' };

/** Reads the query of the redirect. Selling partner codes have their own parameter. */
export function readAmazonAnswer(query: URLSearchParams): AmazonAnswer | undefined {
  const state = query.get('state');
  if (state === null) return undefined;
  const code = query.get('spapi_oauth_code') ?? query.get('code');
  if (!code) return { kind: 'declined' };
  const account = query.get('selling_partner_id') ?? undefined;
  return { kind: 'code', body: { state, code, account } };
}

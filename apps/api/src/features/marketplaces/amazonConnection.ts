import type { AmazonConnection } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { AmazonSettings } from '../../platform/config/config.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import { panelUrl } from '../../platform/http/panelUrl.ts';
import { createToken, hashToken } from '../../platform/security/tokens.ts';
import { writeAudit } from '../audit/audit.ts';
import type { Services } from '../services.ts';
import { requestAmazonTokens, type AmazonTokens } from './amazonTokens.ts';

const authorisationMinutes = 15;
/** Amazon's access tokens last an hour; the connection is verified as often. */
const checkedMinutes = 60;

const purposeOf = (userId: number) => `amazon connection ${userId}`;

function settingsOf({ config }: Services): AmazonSettings {
  if (!config.amazon) throw new Failure(409, 'marketplaceNotSetUp');
  return config.amazon;
}

/** The redirect address; must be registered at Amazon exactly like this. */
function landingUrl({ config }: Services): string {
  return `${panelUrl(config)}/panel/amazon`;
}

/** Returns the address of Amazon's consent page. Its redirect is accepted once, from the same user. */
export async function beginAmazonConnection(services: Services, user: CurrentUser): Promise<{ url: string }> {
  const { applicationId, clientId, authoriseUrl } = settingsOf(services);
  const { token: state, hash } = createToken();
  const { query } = services.database;
  await query
    .deleteFrom('amazon_authorisation')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await query
    .insertInto('amazon_authorisation')
    .values({
      state_hash: hash,
      user_id: user.id,
      expires_at: new Date(Date.now() + authorisationMinutes * 60_000),
    })
    .execute();
  const url = new URL(authoriseUrl);
  const asked = applicationId
    ? { application_id: applicationId }
    : { client_id: clientId, response_type: 'code' };
  for (const [name, value] of Object.entries({ ...asked, redirect_uri: landingUrl(services), state }))
    url.searchParams.set(name, value);
  return { url: url.href };
}

async function takeState({ database }: Services, userId: number, state: string): Promise<void> {
  const { numDeletedRows } = await database.query
    .deleteFrom('amazon_authorisation')
    .where('state_hash', '=', hashToken(state))
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Failure(400, 'connectionNotAsked');
}

function seal({ secrets }: Services, userId: number, tokens: AmazonTokens): Buffer {
  return secrets.seal(Buffer.from(JSON.stringify(tokens)), purposeOf(userId));
}

/** The parameters of Amazon's redirect. */
export interface AmazonAnswer {
  state: string;
  code: string;
  account?: string | undefined;
}

/** Exchanges the code of Amazon's redirect and stores the tokens, sealed. */
export async function completeAmazonConnection(
  services: Services,
  user: CurrentUser,
  { state, code, account = '' }: AmazonAnswer,
): Promise<AmazonConnection> {
  const settings = settingsOf(services);
  await takeState(services, user.id, state);
  const grant = { grant_type: 'authorization_code', code, redirect_uri: landingUrl(services) } as const;
  const tokens = await requestAmazonTokens(settings, grant, services.log);
  if (!tokens) throw new Failure(400, 'awsTokenExpired');
  const now = new Date();
  const values = {
    account: account === '' ? null : account,
    tokens: seal(services, user.id, tokens),
    is_expired: false,
    checked_at: now,
    connected_at: now,
  };
  await services.database.transaction(async (query) => {
    await query
      .insertInto('amazon_connection')
      .values({ user_id: user.id, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
    await writeAudit(query, user.id, 'amazon.connect', user.id, { account: values.account });
  });
  return { state: 'connected', account: values.account, connectedDate: now.toISOString() };
}

/** Verifies a connection with Amazon. @returns whether it is still valid */
async function checkConnection(services: Services, userId: number, sealed: Buffer): Promise<boolean> {
  const { refreshToken } = JSON.parse(
    services.secrets.open(sealed, purposeOf(userId)).toString(),
  ) as AmazonTokens;
  const grant = { grant_type: 'refresh_token', refresh_token: refreshToken } as const;
  const tokens = await requestAmazonTokens(settingsOf(services), grant, services.log);
  await services.database.query
    .updateTable('amazon_connection')
    .set(tokens ? { tokens: seal(services, userId, tokens), checked_at: new Date() } : { is_expired: true })
    // Must not overwrite a connection renewed in the meantime.
    .where('user_id', '=', userId)
    .where('tokens', '=', sealed)
    .execute();
  return tokens !== undefined;
}

/** Returns the user's connection to Amazon. @throws 502 if Amazon had to be asked and did not respond */
export async function readAmazonConnection(services: Services, user: CurrentUser): Promise<AmazonConnection> {
  const none = { account: null, connectedDate: null };
  if (!services.config.amazon) return { state: 'unavailable', ...none };
  const row = await services.database.query
    .selectFrom('amazon_connection')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (!row) return { state: 'none', ...none };
  const isFresh = Date.now() - row.checked_at.getTime() < checkedMinutes * 60_000;
  const isGood = !row.is_expired && (isFresh || (await checkConnection(services, user.id, row.tokens)));
  return {
    state: isGood ? 'connected' : 'expired',
    account: row.account,
    connectedDate: row.connected_at.toISOString(),
  };
}

/** Removes the user's connection to Amazon. */
export async function endAmazonConnection({ database }: Services, user: CurrentUser): Promise<void> {
  await database.transaction(async (query) => {
    const { numDeletedRows } = await query
      .deleteFrom('amazon_connection')
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await writeAudit(query, user.id, 'amazon.disconnect', user.id);
  });
}

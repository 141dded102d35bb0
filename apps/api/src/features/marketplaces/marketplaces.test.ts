import { contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { startOauthService, type OauthService } from '../../../testing/oauthService.ts';
import type { TestUser } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let amazon: OauthService;
let server: TestServer;
beforeAll(async () => {
  amazon = await startOauthService();
  server = await startTestServer({ ...amazon.environment, PUBLIC_URL: 'https://vitrina.example' });
});
afterAll(async () => {
  await server.stop();
  await amazon.stop();
});
beforeEach(async () => {
  amazon.behave('sound');
  await server.services.database.query.deleteFrom('amazon_connection').execute();
});

/** Requests consent like a browser. @returns the query of the redirect */
async function consentOf(user: TestUser): Promise<URLSearchParams> {
  const { data } = await (await server.as(user)).call(contract.beginAmazonConnection);
  const response = await fetch(data.url, { redirect: 'manual' });
  const target = new URL(response.headers.get('location') ?? '');
  expect(target.origin + target.pathname).toBe('https://vitrina.example/panel/amazon');
  return target.searchParams;
}

function answerOf(query: URLSearchParams) {
  const state = query.get('state') ?? '';
  return { state, code: query.get('spapi_oauth_code') ?? '', account: 'A1TESTSELLER' };
}

const complete = async (user: TestUser, body: ReturnType<typeof answerOf>) =>
  (await (await server.as(user)).call(contract.completeAmazonConnection, { body })).data;
const read = async (user: TestUser) =>
  (await (await server.as(user)).call(contract.getAmazonConnection)).data;

it('S14: exchanges the code of the redirect and keeps the tokens sealed', async () => {
  const body = answerOf(await consentOf('ann'));
  expect(await complete('ann', body)).toMatchObject({ state: 'connected', account: 'A1TESTSELLER' });
  expect(amazon.grants.at(-1)).toMatchObject({
    grant_type: 'authorization_code',
    code: body.code,
    redirect_uri: 'https://vitrina.example/panel/amazon',
  });
  expect(await read('ann')).toMatchObject({ state: 'connected', account: 'A1TESTSELLER' });
  expect(await read('ben')).toMatchObject({ state: 'none' });
  const { rows } = await sql<{
    row: string;
  }>`select encode(tokens, 'escape') as row from amazon_connection`.execute(server.services.database.query);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toMatch(/Atz[ar]/);
});

it('S14: takes each answer once, from who asked, and no made-up one', async () => {
  const body = answerOf(await consentOf('ann'));
  const refusal = { status: 400, code: 'connectionNotAsked' };
  await expect(complete('ben', body)).rejects.toMatchObject(refusal);
  await expect(complete('ann', { ...body, state: 'made up' })).rejects.toMatchObject(refusal);
  await complete('ann', body);
  const asked = amazon.grants.length;
  await expect(complete('ann', body)).rejects.toMatchObject(refusal);
  expect(amazon.grants).toHaveLength(asked);
});

it('S14: takes no answer after a quarter of an hour', async () => {
  const body = answerOf(await consentOf('ann'));
  await sql`update amazon_authorisation set expires_at = now()`.execute(server.services.database.query);
  await expect(complete('ann', body)).rejects.toMatchObject({ code: 'connectionNotAsked' });
});

it('S14: says that the token was expired, and that Amazon is down, apart', async () => {
  amazon.behave('expired');
  await expect(complete('ann', answerOf(await consentOf('ann')))).rejects.toMatchObject({
    status: 400,
    code: 'awsTokenExpired',
    message: 'Your aws token was expired, please try again',
  });
  amazon.behave('broken');
  await expect(complete('ann', answerOf(await consentOf('ann')))).rejects.toMatchObject({
    status: 502,
    code: 'serviceUnavailable',
  });
  expect(await read('ann')).toMatchObject({ state: 'none' });
});

it('S14: holds an older connection against Amazon, which may have ended it', async () => {
  await complete('ann', answerOf(await consentOf('ann')));
  const { query } = server.services.database;
  const age = () => sql`update amazon_connection set checked_at = now() - interval '2 hours'`.execute(query);
  await age();
  expect(await read('ann')).toMatchObject({ state: 'connected' });
  expect(amazon.grants.at(-1)?.grant_type).toBe('refresh_token');
  const asked = amazon.grants.length;
  await read('ann');
  expect(amazon.grants).toHaveLength(asked);

  await age();
  amazon.behave('broken');
  await expect(read('ann')).rejects.toMatchObject({ status: 502 });
  amazon.behave('expired');
  expect(await read('ann')).toMatchObject({ state: 'expired' });
  amazon.behave('sound');
  expect(await read('ann')).toMatchObject({ state: 'expired' });
  await complete('ann', answerOf(await consentOf('ann')));
  expect(await read('ann')).toMatchObject({ state: 'connected' });
  await (await server.as('ann')).call(contract.endAmazonConnection);
  expect(await read('ann')).toMatchObject({ state: 'none' });
});

it('S12: the group decides who may connect', async () => {
  const setting = sql.raw(`'{menu,connectToMarketplace}'`);
  const allow = (isAllowed: boolean) =>
    sql`update user_group set settings = jsonb_set(settings::jsonb, ${setting}, to_jsonb(${isAllowed}::boolean))`.execute(
      server.services.database.query,
    );
  await allow(false);
  await expect(consentOf('ann')).rejects.toMatchObject({ status: 403 });
  await expect(complete('ann', { state: 'x', code: 'x', account: '' })).rejects.toMatchObject({
    status: 403,
  });
  await allow(true);
});

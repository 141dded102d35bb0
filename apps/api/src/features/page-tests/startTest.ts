import { createHash } from 'node:crypto';
import { isProductLink, type PageTestInput } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { Config } from '../../platform/config/config.ts';
import { Failure, invalidField } from '../../platform/http/failure.ts';
import { networkOf } from '../../platform/security/networkOf.ts';
import { createToken } from '../../platform/security/tokens.ts';
import { lockKeys } from '../../platform/storage/lockKeys.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { isDemoPage } from '../monitor/shopAgents.ts';

/** How long a result can be opened. */
const lifetimeMinutes = 60;

/** The limits of page tests. */
export const testLimits = {
  /** Tests that one network can start within the window. */
  perNetwork: 10,
  /** Tests of one shop within the window, by anybody: tests must not burden a shop. */
  perHost: 20,
  /** Unfinished tests of one network. */
  unfinishedPerNetwork: 2,
  /** Unfinished tests in all. */
  unfinished: 20,
  windowMinutes: 10,
} as const;

/** How long one test takes at most; a full line is worth another try after that. */
const secondsPerTest = 30;

interface Counts {
  of_network: number;
  network_wait: number;
  of_host: number;
  host_wait: number;
  unfinished_of_network: number;
  unfinished: number;
}

function refuse(code: 'tooManyPageTests' | 'pageTestsBusy', retryAfterSeconds: number): never {
  throw new Failure(429, code, { data: { retryAfterSeconds: Math.max(1, retryAfterSeconds) } });
}

/** @throws 429 beyond the limits */
async function checkLimits(query: Queryable, network: Buffer, host: string): Promise<void> {
  const window = sql`make_interval(mins => ${testLimits.windowMinutes})`;
  const isRecent = sql`created_at > now() - ${window}`;
  const wait = sql`ceil(extract(epoch from min(created_at) + ${window} - now()))`;
  const { rows } = await sql<Counts>`
    select count(*) filter (where network = ${network} and ${isRecent})::int as of_network,
      coalesce((select ${wait} from page_test where network = ${network} and ${isRecent}), 1)::int as network_wait,
      count(*) filter (where host = ${host} and ${isRecent})::int as of_host,
      coalesce((select ${wait} from page_test where host = ${host} and ${isRecent}), 1)::int as host_wait,
      count(*) filter (where network = ${network} and step <> 'done')::int as unfinished_of_network,
      count(*) filter (where step <> 'done')::int as unfinished
    from page_test where expires_at > now()
  `.execute(query);
  const [counts] = rows;
  if (!counts) return;
  if (counts.of_network >= testLimits.perNetwork) refuse('tooManyPageTests', counts.network_wait);
  if (counts.of_host >= testLimits.perHost) refuse('tooManyPageTests', counts.host_wait);
  if (counts.unfinished_of_network >= testLimits.unfinishedPerNetwork)
    refuse('tooManyPageTests', secondsPerTest);
  if (counts.unfinished >= testLimits.unfinished) refuse('pageTestsBusy', secondsPerTest);
}

/** Returns the address to test: shops' pages are read over https only. @throws 400 for an address that is not a page's */
function toLink(config: Config, link: string): URL {
  const url = new URL(link);
  if (isDemoPage(config, url)) return url;
  url.protocol = 'https:';
  if (!isProductLink(url.href)) throw invalidField('body.link', 'notHttpsLink');
  return url;
}

/**
 * Stores a page to test, and returns the token that opens the result.
 *
 * @param address - of the visitor
 * @throws 400 for an address that is not a page's, 429 beyond the limits
 */
export async function startTest(
  config: Config,
  database: Database,
  address: string,
  input: PageTestInput,
): Promise<string> {
  const url = toLink(config, input.link);
  const { token, hash } = createToken();
  const network = createHash('sha256').update(networkOf(address)).digest();
  await database.transaction(async (query) => {
    await sql`select pg_advisory_xact_lock(${lockKeys.pageTests}::bigint)`.execute(query);
    await query.deleteFrom('page_test').where('expires_at', '<=', new Date()).execute();
    await checkLimits(query, network, url.host);
    await query
      .insertInto('page_test')
      .values({
        hash,
        network,
        host: url.host,
        input: JSON.stringify({ ...input, link: url.href }),
        expires_at: new Date(Date.now() + lifetimeMinutes * 60_000),
      })
      .execute();
  });
  return token;
}

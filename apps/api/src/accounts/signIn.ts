import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';

import { Failure } from '../http/failure.ts';
import type { Database } from '../storage/database.ts';
import { createAttemptCounter } from './attempts.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';

const windowMs = 15 * 60_000;
/** One person mistyping, from one place. */
const pairLimit = 20;
/** One place trying many logins: an office behind one address still fits. */
const addressLimit = 200;
/** One login tried from many places. High, since it locks the rightful user out as well. */
const loginLimit = 500;

/** A request to sign in. */
export interface SignInRequest {
  login: string;
  password: string;
  address: string;
  audience: 'panel' | 'builder';
}

/** Signs users in. */
export interface SignIn {
  /** @returns a new token @throws {@link Failure} saying what is wrong with the credentials */
  (request: SignInRequest): Promise<string>;
}

/** What a token is found by; the token itself is stored nowhere. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** One user of an IPv6 network has the whole of its last 64 bits to choose from. */
function networkOf(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
}

function normaliseLogin(login: string): string {
  return login.normalize('NFKC').trim().toLowerCase();
}

interface StoredUser {
  id: number;
  password_hash: string;
  is_enabled: boolean;
}

async function findUser(database: Database, login: string): Promise<StoredUser | undefined> {
  return database.query
    .selectFrom('app_user')
    .select(['id', 'password_hash', 'is_enabled'])
    .where(sql`lower(username)`, '=', sql`lower(${login.trim()})`)
    .executeTakeFirst();
}

async function issueToken(
  database: Database,
  userId: number,
  audience: 'panel' | 'builder',
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query
    .insertInto('token')
    .values({ hash: hashToken(token), user_id: userId, audience })
    .execute();
  return token;
}

/** Creates the sign-in with its failure counters. */
export function createSignIn(database: Database, messages: 'precise' | 'neutral'): SignIn {
  const byPair = createAttemptCounter(pairLimit, windowMs);
  const byAddress = createAttemptCounter(addressLimit, windowMs);
  const byLogin = createAttemptCounter(loginLimit, windowMs);

  function failWith(code: 'incorrectLogin' | 'incorrectPassword'): never {
    throw new Failure(401, messages === 'neutral' ? 'incorrectLoginOrPassword' : code);
  }

  return async ({ login, password, address, audience }) => {
    const network = networkOf(address);
    const name = normaliseLogin(login);
    const pair = `${network} ${name}`;
    if (byPair.isExhausted(pair) || byAddress.isExhausted(network) || byLogin.isExhausted(name)) {
      throw new Failure(429, 'tooManyRequests');
    }
    const user = await findUser(database, login);
    const isRight = await verifyPassword(password, user?.password_hash);
    if (!user || !isRight || !user.is_enabled) {
      byPair.add(pair);
      byAddress.add(network);
      byLogin.add(name);
      failWith(user?.is_enabled ? 'incorrectPassword' : 'incorrectLogin');
    }
    byPair.clear(pair);
    if (needsRehash(user.password_hash)) {
      const password_hash = await hashPassword(password);
      await database.query.updateTable('app_user').set({ password_hash }).where('id', '=', user.id).execute();
    }
    return issueToken(database, user.id, audience);
  };
}

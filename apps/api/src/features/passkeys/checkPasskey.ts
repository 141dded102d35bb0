import { verifyAuthenticationResponse, type VerifiedAuthenticationResponse } from '@simplewebauthn/server';
import type { CallBody, contract } from '@vitrina/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';

import { Failure } from '../../platform/http/failure.ts';
import { networkOf } from '../../platform/security/networkOf.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { countAttempt, forget, forgive } from '../accounts/attempts.ts';
import { limitsOf, type CheckUnchanged } from '../accounts/checkCredentials.ts';
import { rememberPlace } from '../accounts/places.ts';
import type { Services } from '../services.ts';
import { takeChallenge } from './challenges.ts';
import { needRelyingParty } from './relyingParty.ts';

/** The signature of a request, and its origin. */
export interface GivenSignature {
  credential: CallBody<typeof contract.signInWithPasskey>['credential'];
  address: string;
  log: FastifyBaseLogger;
}

interface StoredPasskey {
  id: number;
  user_id: number;
  public_key: Buffer;
  counter: number;
}

async function findPasskey(query: Queryable, credentialId: string): Promise<StoredPasskey | undefined> {
  const { rows } = await sql<StoredPasskey>`
    select p.id, p.user_id, p.public_key, p.counter::float8 as counter
    from passkey p join app_user u on u.id = p.user_id
    where p.credential_id = ${Buffer.from(credentialId, 'base64url')} and u.is_enabled and not u.is_service
  `.execute(query);
  return rows[0];
}

async function verify(
  { config, database }: Pick<Services, 'config' | 'database'>,
  { credential, log }: GivenSignature,
  passkey: StoredPasskey,
): Promise<VerifiedAuthenticationResponse['authenticationInfo']> {
  const party = needRelyingParty(config);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(database.query, challenge, null),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // Also refuses a counter that does not grow, which tells of a copied key.
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    if (verified) return authenticationInfo;
  } catch (error) {
    log.warn({ err: error, passkeyId: passkey.id }, 'passkey refused');
  }
  throw new Failure(401, 'passkeyNotAccepted');
}

/** Stores the use of a passkey, unless it was used or removed since its signature was verified. */
function recordUse({ id, counter }: StoredPasskey, newCounter: number): CheckUnchanged {
  return async (query) => {
    const { rows } = await sql`
      update passkey p set counter = ${newCounter}, used_at = now() from app_user u
      where p.id = ${id} and p.counter = ${counter} and u.id = p.user_id and u.is_enabled
      returning 1
    `.execute(query);
    if (rows.length === 0) throw new Failure(401, 'passkeyNotAccepted');
  };
}

/**
 * Checks the signature of a passkey, counts the attempt as a sign-in with a password is counted, and grants what is
 * asked for.
 *
 * @param grant - runs once the signature is verified; calls `record` in its transaction
 * @throws a failure that names the problem
 */
export async function checkPasskey<Granted>(
  services: Pick<Services, 'config' | 'database'>,
  given: GivenSignature,
  grant: (userId: number, record: CheckUnchanged) => Promise<Granted>,
): Promise<Granted> {
  const { query } = services.database;
  const network = networkOf(given.address);
  const { pair, place } = limitsOf(`passkey ${given.credential.id}`, network);
  for (const limit of [pair, place]) await countAttempt(query, limit);
  const passkey = await findPasskey(query, given.credential.id);
  if (!passkey) throw new Failure(401, 'passkeyUnknown');
  const { newCounter } = await verify(services, given, passkey);
  const granted = await grant(passkey.user_id, recordUse(passkey, newCounter));
  await forgive(query, place);
  await forget(query, pair);
  await rememberPlace(query, passkey.user_id, network);
  return granted;
}

import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type { CallAnswer, CallBody, contract, Passkey } from '@vitrina/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { tellOwner } from '../accounts/mailAccountChange.ts';
import { writeAudit } from '../audit/audit.ts';
import type { Services } from '../services.ts';
import { challengeMs, keepChallenge, takeChallenge } from './challenges.ts';
import { maxPasskeys, passkeyColumns, toPasskey } from './passkeys.ts';
import { needRelyingParty } from './relyingParty.ts';

/** EdDSA, ES256 and RS256, which all authenticators have one of. */
const algorithmIds = [-8, -7, -257];

type CreationOptions = CallAnswer<typeof contract.beginPasskey>['data'];
type GivenPasskey = CallBody<typeof contract.addPasskey>;
type VerifiedPasskey = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/** Returns the user's random name on authenticators; it stays, so that they replace no other user's passkey. */
async function handleOf(query: Queryable, userId: number): Promise<Uint8Array<ArrayBuffer>> {
  const { rows } = await sql<{ handle: Buffer }>`
    insert into passkey_owner (user_id, handle) values (${userId}, ${randomBytes(32)})
    on conflict (user_id) do update set handle = passkey_owner.handle
    returning handle
  `.execute(query);
  return new Uint8Array(rows[0]?.handle ?? []);
}

function listCredentials(query: Queryable, userId: number) {
  return query
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute();
}

/** Starts adding a passkey. @throws 409 at the limit */
export async function beginPasskey(
  { config, database: { query } }: Pick<Services, 'config' | 'database'>,
  user: CurrentUser,
): Promise<CreationOptions> {
  const party = needRelyingParty(config);
  const known = await listCredentials(query, user.id);
  if (known.length >= maxPasskeys) throw new Failure(409, 'tooManyPasskeys');
  const options = await generateRegistrationOptions({
    rpName: 'Vitrina',
    rpID: party.id,
    userID: await handleOf(query, user.id),
    userName: user.username,
    userDisplayName: user.username,
    timeout: challengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithmIds,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      transports,
    })),
    // Discoverable, so that nobody types a login; verified, so that a found key alone opens nothing.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(query, options.challenge, user.id);
  return options as CreationOptions;
}

async function verify(
  { config, database }: Pick<Services, 'config' | 'database'>,
  user: CurrentUser,
  { credential }: GivenPasskey,
  log: FastifyBaseLogger,
): Promise<VerifiedPasskey> {
  const party = needRelyingParty(config);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(database.query, challenge, user.id),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithmIds,
    });
    if (registrationInfo) return registrationInfo;
  } catch (error) {
    log.info({ err: error }, 'passkey not added');
  }
  throw new Failure(400, 'passkeyNotAccepted');
}

/** Stores a verified passkey. @throws 409 at the limit, or if the passkey is known already */
async function store(
  query: Queryable,
  user: CurrentUser,
  name: string,
  verified: VerifiedPasskey,
  createdAt: Date,
) {
  // One at a time, so that parallel requests do not pass the limit.
  await sql`select 1 from app_user where id = ${user.id} for no key update`.execute(query);
  const known = await listCredentials(query, user.id);
  if (known.length >= maxPasskeys) throw new Failure(409, 'tooManyPasskeys');
  const { credential, credentialBackedUp } = verified;
  const row = await query
    .insertInto('passkey')
    .values({
      user_id: user.id,
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      is_synced: credentialBackedUp,
      name: name.trim(),
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(passkeyColumns)
    .executeTakeFirst();
  if (!row) throw new Failure(409, 'passkeyKnown');
  return row;
}

/**
 * Adds a passkey and tells the owner. The session has both factors from here on: the password opened it, and the
 * passkey has verified the user.
 */
export async function addPasskey(
  services: Pick<Services, 'config' | 'database' | 'jobs'>,
  user: CurrentUser,
  given: GivenPasskey,
  { language, log }: { language: Language; log: FastifyBaseLogger },
): Promise<Passkey> {
  const verified = await verify(services, user, given, log);
  return services.database.transaction(async (query) => {
    const changedAt = new Date();
    const row = await store(query, user, given.name, verified, changedAt);
    await query
      .updateTable('token')
      .set({ has_two_factors: true })
      .where('hash', '=', user.tokenHash)
      .execute();
    const change = { userId: user.id, change: 'passkeyAdded', by: 'owner', language, changedAt } as const;
    await tellOwner(services, query, change);
    await writeAudit(query, user.id, 'passkey.add', user.id, { name: row.name });
    return toPasskey(row);
  });
}

import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { CallAnswer, contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import { issueToken } from '../accounts/signIn.ts';
import type { Services } from '../services.ts';
import { challengeMs, keepChallenge } from './challenges.ts';
import { checkPasskey, type GivenSignature } from './checkPasskey.ts';
import { needRelyingParty } from './relyingParty.ts';

type PasskeyServices = Pick<Services, 'config' | 'database'>;
type RequestOptions = CallAnswer<typeof contract.beginPasskeySignIn>['data'];

/** Starts a sign-in. It names no passkeys: the authenticator offers those that it has. */
export async function beginPasskeySignIn({ config, database }: PasskeyServices): Promise<RequestOptions> {
  const party = needRelyingParty(config);
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: challengeMs,
    userVerification: 'required',
  });
  await keepChallenge(database.query, options.challenge, null);
  return options as RequestOptions;
}

/** Opens a session with both factors. @returns its token */
export async function signInWithPasskey(
  services: PasskeyServices,
  given: GivenSignature & { userAgent: string | undefined },
): Promise<string> {
  return checkPasskey(services, given, (userId, record) =>
    issueToken(
      services.database,
      userId,
      { audience: 'panel', userAgent: given.userAgent, hasTwoFactors: true },
      record,
    ),
  );
}

/** Confirms a session, as the password does. @throws 401 for another user's passkey */
export async function confirmWithPasskey(
  services: PasskeyServices,
  user: CurrentUser,
  given: GivenSignature,
): Promise<void> {
  await checkPasskey(services, given, (userId, record) => {
    if (userId !== user.id) throw new Failure(401, 'passkeyUnknown');
    return services.database.transaction(async (query) => {
      await record(query);
      await query
        .updateTable('token')
        .set({ confirmed_at: sql`now()`, has_two_factors: true })
        .where('hash', '=', user.tokenHash)
        .execute();
    });
  });
}

import { sql } from 'kysely';
import { Secret } from 'otpauth';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, forbidden } from '../../platform/http/failure.ts';
import type { SecretBox } from '../../platform/security/secretBox.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Services } from '../services.ts';
import { tellOwner } from './mailAccountChange.ts';
import { countAttempt, forget, type AttemptLimit } from './attempts.ts';
import {
  createTotp,
  isRightCode,
  purposeOf,
  readSecret,
  replaceRecoveryCodes,
  stepOf,
} from './twoFactorCodes.ts';

const secretBytes = 20;

function limitOf({ id }: CurrentUser): AttemptLimit {
  return { key: `second factor ${id}`, free: 5, maxWaitSeconds: 15 * 60 };
}

/** Checks a signed-in user's two-factor code; repeated guesses are delayed. */
async function checkOwnCode(
  query: Queryable,
  secrets: SecretBox,
  user: CurrentUser,
  code: string,
): Promise<void> {
  const limit = limitOf(user);
  await countAttempt(query, limit);
  const { isOn } = await readTwoFactor(query, user);
  if (!isOn) throw new Failure(409, 'secondFactorOff');
  const isRight = await isRightCode(query, secrets, { userId: user.id, audience: 'panel', code });
  if (!isRight) throw new Failure(400, 'incorrectCode');
  await forget(query, limit);
}

/**
 * Returns whether the user has two-factor authentication, whether it is required, and how many recovery codes
 * are left.
 */
export async function readTwoFactor(
  query: Queryable,
  user: CurrentUser,
): Promise<{ isOn: boolean; isRequired: boolean; recoveryCodesLeft: number }> {
  const { rows } = await sql<{ isOn: boolean; recoveryCodesLeft: number }>`
    select exists (select 1 from second_factor where user_id = ${user.id} and confirmed_at is not null) as "isOn",
      (select count(*) from recovery_code where user_id = ${user.id}) as "recoveryCodesLeft"
  `.execute(query);
  const { isOn = false, recoveryCodesLeft = 0 } = rows[0] ?? {};
  return { isOn, recoveryCodesLeft, isRequired: user.group?.settings.isSecondFactorRequired ?? false };
}

/** Generates a secret; it is active once confirmed by a first code. */
export async function beginSecondFactor(
  query: Queryable,
  secrets: SecretBox,
  user: CurrentUser,
): Promise<{ secret: string; uri: string }> {
  const secret = Buffer.from(new Secret({ size: secretBytes }).bytes);
  const sealed = secrets.seal(secret, purposeOf(user.id));
  const { rows } = await sql`
    insert into second_factor (user_id, secret) values (${user.id}, ${sealed})
    on conflict (user_id) do update set secret = excluded.secret where second_factor.confirmed_at is null
    returning 1
  `.execute(query);
  if (rows.length === 0) throw new Failure(409, 'secondFactorOn');
  const totp = createTotp(secret, user.username);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

type FactorServices = Pick<Services, 'database' | 'secrets' | 'jobs'>;

interface GivenCode {
  code: string;
  /** The language of the email to the owner. */
  language: Language;
}

/** Turns on two-factor authentication with a first code. @returns the recovery codes, shown only once */
export async function confirmSecondFactor(
  { database, secrets, jobs }: FactorServices,
  user: CurrentUser,
  { code, language }: GivenCode,
): Promise<{ recoveryCodes: string[] }> {
  const limit = limitOf(user);
  await countAttempt(database.query, limit);
  return database.transaction(async (query) => {
    await sql`select 1 from second_factor where user_id = ${user.id} for update`.execute(query);
    const stored = await readSecret(query, secrets, user.id);
    if (!stored) throw new Failure(409, 'secondFactorOff');
    if (stored.isOn) throw new Failure(409, 'secondFactorOn');
    const step = stored.secret && stepOf(stored.secret, code);
    if (step === undefined) throw new Failure(400, 'incorrectCode');
    const changedAt = new Date();
    await query
      .updateTable('second_factor')
      .set({ confirmed_at: changedAt, panel_step: step })
      .where('user_id', '=', user.id)
      .execute();
    const recoveryCodes = await replaceRecoveryCodes(query, user.id);
    await forget(query, limit);
    const change = { userId: user.id, change: 'secondFactorOn', by: 'owner', language, changedAt } as const;
    await tellOwner({ jobs }, query, change);
    await writeAudit(query, user.id, 'secondFactor.on', user.id);
    return { recoveryCodes };
  });
}

/** Replaces all recovery codes with new ones. */
export async function renewRecoveryCodes(
  database: Database,
  secrets: SecretBox,
  user: CurrentUser,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  await checkOwnCode(database.query, secrets, user, code);
  return database.transaction(async (query) => {
    const recoveryCodes = await replaceRecoveryCodes(query, user.id);
    await writeAudit(query, user.id, 'secondFactor.renewCodes', user.id);
    return { recoveryCodes };
  });
}

/** Turns off two-factor authentication. @throws 403 if the group requires it */
export async function disableSecondFactor(
  { database, secrets, jobs }: FactorServices,
  user: CurrentUser,
  { code, language }: GivenCode,
): Promise<void> {
  if (user.group?.settings.isSecondFactorRequired) throw forbidden('secondFactorNeeded');
  await checkOwnCode(database.query, secrets, user, code);
  await database.transaction(async (query) => {
    await query.deleteFrom('second_factor').where('user_id', '=', user.id).execute();
    await query.deleteFrom('recovery_code').where('user_id', '=', user.id).execute();
    await tellOwner({ jobs }, query, { userId: user.id, change: 'secondFactorOff', by: 'owner', language });
    await writeAudit(query, user.id, 'secondFactor.off', user.id);
  });
}

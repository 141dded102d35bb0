import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';

import type { SecretBox } from '../../platform/security/secretBox.ts';
import type { Queryable } from '../../platform/storage/database.ts';

const periodSeconds = 30;
const recoveryCodeCount = 10;
const recoveryCodeLength = 10;
/** Without letters and digits that look alike. */
const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A code to check, with its user and the service it opens a session for. */
export interface CodeCheck {
  userId: number;
  audience: 'panel' | 'builder';
  code: string;
}

/** Returns the sealing purpose for a user's two-factor secret. */
export function purposeOf(userId: number): string {
  return `second factor of ${userId}`;
}

/** Creates the generator of a secret; `label` is its name in an authenticator app. */
export function createTotp(secret: Buffer, label: string): TOTP {
  return new TOTP({
    issuer: 'Vitrina',
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    digits: 6,
    period: periodSeconds,
  });
}

/** Returns the time step of a valid code; one step before and after now is allowed. */
export function stepOf(secret: Buffer, code: string): number | undefined {
  const delta = createTotp(secret, '').validate({ token: code.replace(/\s/g, ''), window: 1 });
  return delta === null ? undefined : Math.floor(Date.now() / 1000 / periodSeconds) + delta;
}

/** Uses up a code, so that a code someone else saw is worthless afterward. */
async function takeStep(query: Queryable, { userId, audience }: CodeCheck, step: number): Promise<boolean> {
  const column = sql.ref(audience === 'panel' ? 'panel_step' : 'builder_step');
  const { rows } = await sql`
    update second_factor set ${column} = ${step} where user_id = ${userId} and ${column} < ${step} returning 1
  `.execute(query);
  return rows.length > 0;
}

function hashRecoveryCode(userId: number, code: string): Buffer {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${userId} ${plain}`).digest();
}

async function takeRecoveryCode(query: Queryable, { userId, code }: CodeCheck): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('hash', '=', hashRecoveryCode(userId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Undefined if the value was sealed with a lost key, after a restore without it; recovery codes still work
 * then.
 */
function openSecret(secrets: SecretBox, sealed: Buffer, userId: number): Buffer | undefined {
  try {
    return secrets.open(sealed, purposeOf(userId));
  } catch {
    return undefined;
  }
}

/** Returns the secret of a user, and whether it is active. */
export async function readSecret(
  query: Queryable,
  secrets: SecretBox,
  userId: number,
): Promise<{ secret: Buffer | undefined; isOn: boolean } | undefined> {
  const row = await query
    .selectFrom('second_factor')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { secret: openSecret(secrets, row.secret, userId), isOn: row.confirmed_at !== null };
}

/** Checks for the current, unused code, or a recovery code; uses up the code. */
export async function isRightCode(query: Queryable, secrets: SecretBox, check: CodeCheck): Promise<boolean> {
  const stored = await readSecret(query, secrets, check.userId);
  if (!stored?.isOn) return false;
  const step = stored.secret && stepOf(stored.secret, check.code);
  return step === undefined ? takeRecoveryCode(query, check) : takeStep(query, check, step);
}

function drawRecoveryCode(): string {
  const letters = Array.from(
    { length: recoveryCodeLength },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  ).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Replaces all recovery codes with new ones. @returns the codes, which are not stored in readable form */
export async function replaceRecoveryCodes(query: Queryable, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, drawRecoveryCode);
  await query.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await query
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, hash: hashRecoveryCode(userId, code) })))
    .execute();
  return codes;
}

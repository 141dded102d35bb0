import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

import PQueue from 'p-queue';

import { Failure } from '../../platform/http/failure.ts';

const derive = promisify(argon2);

const memoryKib = 65_536;
const passes = 3;
const parallelism = 1;
const tagLength = 32;
const maxAtOnce = 2;

/** Each derivation takes 64 MiB; a burst of sign-ins must not use up the memory. */
const queue = new PQueue({ concurrency: maxAtOnce });

/**
 * The order of derivations that wait: users who are signed in or sign in from a known network do not wait behind a
 * flood of guesses.
 */
export type PasswordPriority = 'known' | 'unknown';
const priorities: Record<PasswordPriority, number> = { known: 1, unknown: 0 };

/** Sign-ins from unknown networks that can wait: some seconds of work. */
const maxWaiting = 40;
const retryAfterSeconds = 10;

async function deriveTag(password: string, salt: Buffer, priority: PasswordPriority): Promise<Buffer> {
  // Systems can compose the same letters differently.
  const message = Buffer.from(password.normalize('NFC'));
  if (priority === 'unknown' && queue.sizeBy({ priority: priorities.unknown }) >= maxWaiting)
    throw new Failure(429, 'tooManyRequests', { data: { retryAfterSeconds } });
  const options = { message, nonce: salt, parallelism, tagLength, memory: memoryKib, passes };
  return queue.add(() => derive('argon2id', options), { priority: priorities[priority] });
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

const prefix = `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$`;

/** Hashes a password into a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${prefix}${encode(salt)}$${encode(await deriveTag(password, salt, 'known'))}`;
}

/** Compared with if the user does not exist, so that the response takes as long. */
const nobodysHash = `${prefix}${encode(randomBytes(16))}$${encode(randomBytes(tagLength))}`;

/**
 * Checks a password against a hash. Always takes as long as a derivation; `undefined` is the hash of a
 * missing user.
 *
 * @throws 429 if too many sign-ins from unknown networks wait
 */
export async function verifyPassword(
  password: string,
  hash: string | undefined,
  priority: PasswordPriority,
): Promise<boolean> {
  const [salt = '', tag = ''] = (hash ?? nobodysHash).split('$').slice(-2);
  const expected = Buffer.from(tag, 'base64');
  const actual = await deriveTag(password, Buffer.from(salt, 'base64'), priority);
  return expected.length === actual.length && timingSafeEqual(expected, actual) && hash !== undefined;
}

/** Checks whether the hash was created with outdated settings. */
export function needsRehash(hash: string): boolean {
  return !hash.startsWith(prefix);
}

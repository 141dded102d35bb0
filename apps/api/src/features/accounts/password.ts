import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

import pLimit from 'p-limit';

const derive = promisify(argon2);

const memoryKib = 65_536;
const passes = 3;
const parallelism = 1;
const tagLength = 32;
const maxAtOnce = 2;

/** Each derivation takes 64 MiB; a burst of sign-ins must not use up the memory. */
const inTurn = pLimit(maxAtOnce);

function deriveTag(password: string, salt: Buffer): Promise<Buffer> {
  // Systems can compose the same letters differently.
  const message = Buffer.from(password.normalize('NFC'));
  const options = { message, nonce: salt, parallelism, tagLength, memory: memoryKib, passes };
  return inTurn(() => derive('argon2id', options));
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

const prefix = `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$`;

/** Hashes a password into a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${prefix}${encode(salt)}$${encode(await deriveTag(password, salt))}`;
}

/** Compared with if the user does not exist, so that the response takes as long. */
const nobodysHash = `${prefix}${encode(randomBytes(16))}$${encode(randomBytes(tagLength))}`;

/**
 * Checks a password against a hash. Always takes as long as a derivation; `undefined` is the hash of a
 * missing user.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', tag = ''] = (hash ?? nobodysHash).split('$').slice(-2);
  const expected = Buffer.from(tag, 'base64');
  const actual = await deriveTag(password, Buffer.from(salt, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual) && hash !== undefined;
}

/** Checks whether the hash was created with outdated settings. */
export function needsRehash(hash: string): boolean {
  return !hash.startsWith(prefix);
}

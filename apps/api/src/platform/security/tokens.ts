import { createHash, randomBytes } from 'node:crypto';

/** Returns the hash to find a token by; the token itself is not stored. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Generates a token of 256 random bits. */
export function createToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

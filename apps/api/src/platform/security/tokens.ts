import { createHash, randomBytes } from 'node:crypto';

/** What a token is found by; the token itself is stored nowhere. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Generates a token of 256 random bits. */
export function createToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

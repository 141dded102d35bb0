import type { FastifyRequest } from 'fastify';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import { hashToken } from '../../platform/security/tokens.ts';
import type { Database } from '../../platform/storage/database.ts';
import { findCurrentUser, isEndedKey } from './findCurrentUser.ts';

const bearer = /^Bearer +([\w-]{43})$/i;

/** Returns the bearer token of a request. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return bearer.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Finds the user of a request by its bearer token. The caller of an ended key learns so: a program cannot sign in
 * again.
 */
export function authenticateBy(database: Database) {
  return async (request: FastifyRequest): Promise<CurrentUser | undefined> => {
    const token = bearerOf(request);
    if (!token) return undefined;
    const hash = hashToken(token);
    const user = await findCurrentUser(database.query, hash);
    if (!user && (await isEndedKey(database.query, hash))) throw new Failure(401, 'keyEnded');
    return user;
  };
}

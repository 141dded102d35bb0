import type { FastifyRequest } from 'fastify';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { hashToken } from '../../platform/security/tokens.ts';
import type { Database } from '../../platform/storage/database.ts';
import { findCurrentUser } from './findCurrentUser.ts';

const bearer = /^Bearer +([\w-]{43})$/i;

/** Returns the bearer token of a request. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return bearer.exec(request.headers.authorization ?? '')?.[1];
}

/** Finds the user of a request by its bearer token. */
export function authenticateBy(database: Database) {
  return async (request: FastifyRequest): Promise<CurrentUser | undefined> => {
    const token = bearerOf(request);
    return token ? findCurrentUser(database.query, hashToken(token)) : undefined;
  };
}

import type { FastifyRequest } from 'fastify';

import type { Database } from '../storage/database.ts';
import { findCurrentUser, type CurrentUser } from './currentUser.ts';
import { hashToken } from './signIn.ts';

const bearer = /^Bearer +([\w-]{43})$/i;

/** Finds the user of a request by its bearer token. */
export function authenticateBy(database: Database) {
  return async (request: FastifyRequest): Promise<CurrentUser | undefined> => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    return token ? findCurrentUser(database.query, hashToken(token)) : undefined;
  };
}

import type { CallDefinition } from '@vitrina/api-client/contract';

import { type CurrentUser, findRestriction, mayCall } from '../../platform/http/currentUser.ts';
import { forbidden } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findUserById } from './findCurrentUser.ts';

/**
 * Finds the user of a job, with the rights to the call that started it as they are now.
 *
 * @throws 403 if the user can no longer make the call
 */
export async function findCaller(query: Queryable, id: number, call: CallDefinition): Promise<CurrentUser> {
  const user = await findUserById(query, id);
  if (!user || !mayCall(user, call.permission) || findRestriction(user, call)) throw forbidden();
  return user;
}

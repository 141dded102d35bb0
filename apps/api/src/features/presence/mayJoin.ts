import { contract, type CallDefinition } from '@vitrina/api-client/contract';

import { findRestriction, mayCall, type CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findEpack } from '../epacks/queries.ts';

const opening: CallDefinition = contract.getEpack;

/** Checks whether a user can see who works on an epack: the rights are those of opening it. */
export async function mayJoin(query: Queryable, user: CurrentUser, epackId: string): Promise<boolean> {
  if (!mayCall(user, opening.permission) || findRestriction(user, opening)) return false;
  return (await findEpack(query, user, epackId)) !== undefined;
}

import type { TextProposal } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { type AskModel, requireModel, type Waiting } from '../ai/askWithinBudget.ts';
import { findEpack } from '../epacks/queries.ts';
import { askForTexts, type TextRequest } from './askForTexts.ts';
import { findMaterial } from './findMaterial.ts';

/**
 * Proposes texts for an epack's page from its record, in the voice of the brand.
 *
 * @throws 404 for an epack that the user cannot reach, 409 for one without a record, and those of the model
 */
export async function proposeTexts(
  { query, ask }: { query: Queryable; ask: AskModel | undefined },
  user: CurrentUser,
  { id, body }: { id: string; body: TextRequest },
  waiting: Waiting,
): Promise<TextProposal[]> {
  const epack = await findEpack(query, user, id);
  if (!epack) throw notFound();
  const model = requireModel(ask);
  return askForTexts(model, await findMaterial(query, user, epack), body, waiting);
}

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findBrandKit } from '../directory/brandKits.ts';
import type { EpackRow } from '../epacks/queries.ts';
import type { TextMaterial } from './askForTexts.ts';
import { findSourceRecord } from './findSourceRecord.ts';

/** Finds what texts of an epack can be proposed from. @throws 409 for an epack without a record */
export async function findMaterial(
  query: Queryable,
  user: CurrentUser,
  epack: EpackRow,
): Promise<TextMaterial> {
  const facts = (await findSourceRecord(query, user, epack.id))?.facts;
  if (!facts) throw new Failure(409, 'recordMissing');
  const kit = await findBrandKit(query, epack);
  return { facts, voice: kit?.voice ?? '' };
}

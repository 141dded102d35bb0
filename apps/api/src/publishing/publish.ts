import type { CallAnswer, CallRequest, contract } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../accounts/currentUser.ts';
import { findEpack, listPages } from '../epacks/queries.ts';
import { Failure, notFound } from '../http/failure.ts';
import type { Language } from '../http/language.ts';
import type { Services } from '../services.ts';
import { checkIsComplete, checkMayPublish, chooseLicense, chooseRetailers } from './checks.ts';
import { compilePublication, pagesToPublish, type Publication } from './compile.ts';
import { describeMatch, findMatches, refuseForeign } from './matches.ts';
import { publishInTurn } from './pointerFiles.ts';
import { keysOf } from './pointers.ts';
import { recordPublication } from './record.ts';

type PublishRequest = CallRequest<typeof contract.publishToStream>['body'];
type PublishAnswer = CallAnswer<typeof contract.publishToStream>['data'];

/** What publishing works with. */
export type Stores = Pick<Services, 'blobs' | 'database'>;

async function writeFiles({ blobs }: Stores, { files, pointer }: Publication): Promise<void> {
  for (const [path, bytes] of files) await blobs.putIfAbsent(pointer.base + path, bytes);
}

/**
 * Publishes an epack: its files first, under names that follow from their content, then the rows, then the pointers.
 * Whoever reads in between, or after a crash on the way, gets a whole version, the old or the new one.
 */
export async function publishEpack(
  services: Stores & Pick<Services, 'blocks'>,
  user: CurrentUser,
  id: string,
  request: PublishRequest,
  language: Language,
): Promise<PublishAnswer> {
  checkMayPublish(user);
  return publishInTurn(services, async (query) => {
    const epack = await findEpack(query, user, id, true);
    if (!epack) throw notFound();
    checkIsComplete(epack, language);
    const license = await chooseLicense(query, user, epack, request.licenseId);
    const retailers = await chooseRetailers(query, user, license.id, request.retailerIds);
    const keys = keysOf(epack);
    const matches = await findMatches(query, user, id, retailers, keys);
    refuseForeign(matches);
    const match = request.checkPartialUpdate ? describeMatch(epack, matches) : undefined;
    if (match) throw new Failure(409, 'partialMatch', { data: match });
    const pages = pagesToPublish(await listPages(query, id));
    if (pages.length === 0 || keys.length === 0) throw new Failure(400, 'nothingToPublish');

    const publication = await compilePublication({ query, blocks: services.blocks }, epack, pages);
    await writeFiles(services, publication);
    const { pointer, hash } = publication;
    const values = { license, retailers, keys, pointer, pages, userId: user.id, rolledBackTo: null };
    const publishedAt = await recordPublication(query, epack, values);
    return {
      publicId: epack.public_id,
      publication: hash,
      license,
      retailers,
      keys: [...keys],
      publishedDate: publishedAt.toISOString(),
    };
  });
}

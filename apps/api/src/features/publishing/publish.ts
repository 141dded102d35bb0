import { isDeepStrictEqual } from 'node:util';
import type { BrandKitWire, CallRequest, contract, PageRevision } from '@vitrina/api-client/contract';
import type { Transaction } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import { findBrandKit } from '../directory/brandKits.ts';
import { findEpack, listPageRevisions, listPages, type EpackRow } from '../epacks/queries.ts';
import type { Services } from '../services.ts';
import { takeProduct } from '../ownership/ownProducts.ts';
import { checkMayPublish } from './checks.ts';
import { compilePublication, pagesToPublish, type Publication } from './compile.ts';
import { type FindingOptions, refuseFailed, refuseUnfinished } from './findings.ts';
import { measureHeights } from './heights/measureHeights.ts';
import { publishInTurn } from './pointerFiles.ts';
import { recordPublication, type PublishAnswer } from './record.ts';
import { findTarget } from './target.ts';

type PublishRequest = CallRequest<typeof contract.publishToStream>['body'];

/** The stores that publishing writes to. */
export type Stores = Pick<Services, 'blobs' | 'database'>;

/** The services that publishing an epack uses. */
export type Publishing = Stores & Pick<Services, 'blocks' | 'config' | 'jobs'>;

/** How to publish. */
export interface PublishOptions {
  language: Language;
  /** Runs in the same transaction, after the publication's row is inserted. */
  alsoRecord?: (query: Transaction<Tables>, publicationId: number) => Promise<void>;
}

/** Stores the files of a publication; those already stored stay. */
export async function writeFiles({ blobs }: Stores, { files, pointer }: Publication): Promise<void> {
  for (const [path, bytes] of files) await blobs.putIfAbsent(pointer.base + path, bytes);
}

/** A compiled epack. */
interface Draft {
  epack: EpackRow;
  pages: readonly PageRevision[];
  publication: Publication;
  /** The look it is rendered with. */
  kit: BrandKitWire | null;
}

/** Reads and renders the current state of an epack. */
async function compileDraft(
  { blobs, blocks }: Pick<Services, 'blobs' | 'blocks'>,
  query: Queryable,
  user: CurrentUser,
  id: string,
  options: FindingOptions,
): Promise<Draft> {
  const epack = await findEpack(query, user, id);
  if (!epack) throw notFound();
  const pages = pagesToPublish(await listPages(query, id));
  if (pages.length === 0) throw new Failure(400, 'nothingToPublish');
  await refuseUnfinished({ query, blocks }, epack, pages, options);
  const ofLicense = { ...epack, license_id: options.licenseId ?? epack.license_id };
  const kit = (await findBrandKit(query, ofLicense)) ?? null;
  const publication = await compilePublication({ query, blocks, blobs }, ofLicense, pages);
  refuseFailed(publication.failed, options.language);
  return { epack, pages: pages.map(toRevision), publication, kit };
}

function toRevision({ locale, template, page, revision }: PageRevision): PageRevision {
  return { locale, template, page, revision };
}

/**
 * Checks that the epack was not saved since the draft was compiled, and prevents saves until the transaction
 * ends.
 */
async function isCurrent(query: Queryable, user: CurrentUser, { epack, pages }: Draft): Promise<boolean> {
  const now = await findEpack(query, user, epack.id, true);
  if (!now) throw notFound();
  return (
    isDeepStrictEqual(now, epack) &&
    isDeepStrictEqual(pagesToPublish(await listPageRevisions(query, epack.id)).map(toRevision), pages)
  );
}

/**
 * How often an epack that keeps being saved is compiled in parallel to other publications; after that, in its
 * turn.
 */
const maxDrafts = 3;

/**
 * Publishes an epack: first its files, under names that depend on their content, then the rows, then the
 * pointers. Readers always get a whole version, old or new, even after a crash. Rendering takes longest and
 * runs before the epack's turn, so that it does not delay other publications.
 */
export async function publishEpack(
  services: Publishing,
  user: CurrentUser,
  id: string,
  request: PublishRequest,
  { language, alsoRecord }: PublishOptions,
): Promise<PublishAnswer> {
  checkMayPublish(user);
  const { config, database, jobs } = services;
  // Refuses before anything is rendered.
  const target = await findTarget(database.query, user, id, request, language);
  const options = { language, licenseId: target.license.id };
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt > maxDrafts;
    const early = isLast ? undefined : await compileDraft(services, database.query, user, id, options);
    const answer = await publishInTurn(services, async (query) => {
      if (early && !(await isCurrent(query, user, early))) return undefined;
      const { epack, license, retailers, keys, isOwned } = await findTarget(
        query,
        user,
        id,
        request,
        language,
        true,
      );
      const { pages, publication, kit } = early ?? (await compileDraft(services, query, user, id, options));
      await writeFiles(services, publication);
      const { pointer } = publication;
      const values = { license, retailers, keys, pointer, kit, pages, userId: user.id, rolledBackTo: null };
      const recorded = await recordPublication(query, epack, values);
      if (!isOwned) await takeProduct(query, license, epack, user.id);
      await alsoRecord?.(query, recorded.id);
      return recorded.answer;
    });
    if (!answer) continue;
    if (config.checkBrowserPath) await jobs.send(measureHeights, { publication: answer.publication });
    return answer;
  }
}

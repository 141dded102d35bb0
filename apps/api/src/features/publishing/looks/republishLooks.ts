import { z } from 'zod';

import { Failure } from '../../../platform/http/failure.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { defineJob } from '../../defineJob.ts';
import { findBrandKit } from '../../directory/brandKits.ts';
import type { EpackRow } from '../../epacks/queries.ts';
import type { Services } from '../../services.ts';
import { compilePublication } from '../compile.ts';
import { measureHeights } from '../heights/measureHeights.ts';
import { publishInTurn } from '../pointerFiles.ts';
import { waitForProducts } from '../pointers.ts';
import { writeFiles } from '../publish.ts';
import { recordPublication } from '../record.ts';
import { readPublishedPages } from '../sincePublished.ts';
import { listOldLooks, type OldLook } from './listOldLooks.ts';

/** Returns an epack with the product data that it was published with. */
async function findAsPublished(
  query: Queryable,
  licenseId: number,
  { epackId, publicationId }: OldLook,
): Promise<EpackRow | undefined> {
  const row = await query
    .selectFrom('epack')
    .selectAll()
    .where('id', '=', epackId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const publication = await query
    .selectFrom('publication')
    .select('product')
    .where('id', '=', publicationId)
    .executeTakeFirst();
  const epack = row as EpackRow | undefined;
  return epack && { ...epack, ...publication?.product, license_id: licenseId };
}

async function lockEpack(query: Queryable, epackId: string): Promise<void> {
  await query.selectFrom('epack').select('id').where('id', '=', epackId).forUpdate().execute();
}

/**
 * Publishes what retailers show of an epack once more, in the look of its license. Drafts stay drafts: the published
 * revisions are rendered.
 *
 * @throws 409 if these revisions are no longer kept, or a block cannot be rendered
 */
async function republish(
  services: Services,
  { licenseId, userId }: { licenseId: number; userId: number },
  old: OldLook,
): Promise<void> {
  const { query } = services.database;
  const epack = await findAsPublished(query, licenseId, old);
  const pages = await readPublishedPages(query, old.epackId, old.publicationId);
  if (!epack || !pages) throw new Failure(409, 'publicationGone');
  const kit = (await findBrandKit(query, epack)) ?? null;
  const license = await query
    .selectFrom('license')
    .select(['id', 'name'])
    .where('id', '=', licenseId)
    .executeTakeFirstOrThrow();
  const publication = await compilePublication(
    { query, blocks: services.blocks, blobs: services.blobs },
    epack,
    pages,
  );
  if (publication.failed.length > 0) throw new Failure(409, 'publicationGone');
  await publishInTurn(services, async (transaction) => {
    await lockEpack(transaction, old.epackId);
    await waitForProducts(transaction, old.epackId);
    const [still] = await listOldLooks(transaction, licenseId, old.publicationId);
    if (!still) return;
    await writeFiles(services, publication);
    // Another epack can have taken some of its keys at some of the retailers.
    const groups = Map.groupBy(still.retailers, ({ keys }) => JSON.stringify(keys));
    for (const retailers of groups.values()) {
      await recordPublication(transaction, epack, {
        license,
        retailers: retailers.map(({ id, name }) => ({ id, name })),
        keys: retailers[0]?.keys ?? [],
        pointer: publication.pointer,
        kit,
        pages: pages.map(({ locale, template, page, revision }) => ({ locale, template, page, revision })),
        userId,
        rolledBackTo: null,
      });
    }
  });
  if (services.config.checkBrowserPath) {
    await services.jobs.send(measureHeights, { publication: publication.hash });
  }
}

/**
 * Publishes the packages of a license once more, in its present look; continues after an interruption. A package that
 * cannot be rendered as it was published is left as it is.
 */
export const republishLooks = defineJob({
  name: 'republish-looks',
  payload: z.object({ licenseId: z.number().int(), userId: z.number().int() }),
  timeoutSeconds: 3600,
  async run(started, { services, log, signal }) {
    const { query } = services.database;
    for (const old of await listOldLooks(query, started.licenseId)) {
      signal.throwIfAborted();
      try {
        await republish(services, started, old);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        log.warn({ epack: old.epackId, code: error.code }, 'not republished in its new look');
      }
    }
    await query
      .updateTable('license')
      .set({ republishing_since: null })
      .where('id', '=', started.licenseId)
      .execute();
  },
});

import type { PageRevision } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';

/** The package imported for a key. */
export interface ImportedPackage {
  epack_id: string;
  content_hash: string;
}

interface FoundPackage extends ImportedPackage {
  /** The pages as the import wrote them; null if that was not kept. */
  page_revisions: PageRevision[] | null;
}

/** A package as an import wrote it. */
interface WrittenPackage extends ImportedPackage {
  /** The product as the table has it, as JSON; null for packages. */
  product: string | null;
  /** Name of the imported file. */
  source: string;
  /** As JSON. */
  page_revisions: string;
}

/** Returns whose import keys count for a user: the only license's, or the user's own. */
export function scopeOf({ id, licenseIds }: CurrentUser): string {
  const [license] = licenseIds ?? [];
  return licenseIds?.length === 1 && license !== undefined ? `license ${license}` : `user ${id}`;
}

/** Returns the license of a scope; undefined for a user's own. */
export function licenseOf(scope: string): number | undefined {
  const [, id] = /^license (\d+)$/.exec(scope) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Finds the package that was imported for a key and is not deleted. */
export function findImported(
  query: Queryable,
  scope: string,
  importKey: string,
): Promise<FoundPackage | undefined> {
  return query
    .selectFrom('package_import_key as k')
    .innerJoin('epack as e', 'e.id', 'k.epack_id')
    .select(['k.epack_id', 'k.content_hash', 'k.page_revisions'])
    .where('k.scope', '=', scope)
    .where('k.import_key', '=', importKey)
    .where('e.deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Records the package created for a key. Returns false if another one has the key; a deleted package gives its key up.
 */
export async function claimKey(
  query: Queryable,
  key: { scope: string; import_key: string },
  created: WrittenPackage,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('package_import_key')
    .values({ ...key, ...created })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'import_key'])
        .doUpdateSet(created)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('epack')
              .select('id')
              .whereRef('epack.id', '=', 'package_import_key.epack_id')
              .where('epack.deleted_at', 'is not', null),
          ),
        ),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

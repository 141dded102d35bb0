import { findEpack, listPages } from '../src/features/epacks/queries.ts';
import { compilePublication, pagesToPublish, type Publication } from '../src/features/publishing/compile.ts';
import type { Services } from '../src/features/services.ts';
import type { CurrentUser } from '../src/platform/http/currentUser.ts';

const administrator: CurrentUser = {
  id: 0,
  username: 'administrator',
  isAdmin: true,
  permissions: new Set(),
  group: undefined,
  licenseIds: undefined,
  retailerIds: undefined,
  categoryRule: undefined,
  tokenHash: Buffer.alloc(0),
  isConfirmed: true,
};

/**
 * Renders what the stream would serve of a saved epack, without publishing it: publishing refuses content that has
 * to be fixed, but what is already published is rendered by the same code.
 */
export async function compileSaved({ database, blocks, blobs }: Services, id: string): Promise<Publication> {
  const { query } = database;
  const epack = await findEpack(query, administrator, id);
  if (!epack) throw new Error(`No epack ${id}`);
  return compilePublication({ query, blocks, blobs }, epack, pagesToPublish(await listPages(query, id)));
}

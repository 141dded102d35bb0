import { z } from 'zod';

import type { Epack } from '../../epack/epack.ts';
import type { Page } from '../../page/page.ts';
import type { PageKey } from '../../pageAddress.ts';
import { epackDataSchema } from '../../schemas/epackData.ts';
import type { EpackOutcome } from './epackFailure.ts';
import { pageFromSnapshot, pageSnapshotSchema, snapshotOf } from './pageSnapshot.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/** The fields that edits of an epack change, besides its pages. */
const restoredFields = {
  type: true,
  manifest: true,
  templateConfiguration: true,
  usedFonts: true,
  dataSources: true,
  customComponents: true,
} as const;

const restoredFieldsSchema = /* @__PURE__ */ makeSchema(() => epackDataSchema.pick(restoredFields).partial());

/** @public */
export const restoreEpackSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    type: z.literal('restoreEpack'),
    fields: restoredFieldsSchema,
    pages: z.record(z.string(), pageSnapshotSchema).optional(),
    pageOrder: z.array(z.string()).optional(),
  }),
);

/**
 * Restores parts of an epack; the inverse of every change except `changePage`. `pages` has the pages that
 * differ, `pageOrder` the keys of all pages.
 *
 * @public
 */
export type RestoreEpack = z.infer<typeof restoreEpackSchema>;

const fieldNames = Object.keys(restoredFields) as (keyof typeof restoredFields)[];

/** The epack after {@link RestoreEpack}. */
export function restoreEpack(epack: Epack, { fields, pages, pageOrder }: RestoreEpack): EpackOutcome<Epack> {
  const restored = { ...epack, ...fields };
  if (!pages || !pageOrder) return restored;
  const next: Record<PageKey, Page | null> = {};
  for (const key of pageOrder) {
    const page = Object.hasOwn(pages, key) ? pageFromSnapshot(pages[key] ?? null) : epack.pages[key];
    if (page === undefined) return 'model.epack.contentInvalid';
    next[key] = page;
  }
  return { ...restored, pages: next };
}

/** Returns the change from `after` back to `before`. */
export function restorationOf(before: Epack, after: Epack): RestoreEpack {
  const changed = fieldNames.filter((name) => before[name] !== after[name]);
  const fields = Object.fromEntries(changed.map((name) => [name, before[name]]));
  if (before.pages === after.pages) return { type: 'restoreEpack', fields };
  const differing = Object.entries(before.pages).filter(([key, page]) => after.pages[key] !== page);
  return {
    type: 'restoreEpack',
    fields,
    pages: Object.fromEntries(differing.map(([key, page]) => [key, snapshotOf(page)])),
    pageOrder: Object.keys(before.pages),
  };
}

import { z } from 'zod';
import { makeSchema } from './makeSchema.ts';

const sourceFields = () => ({
  locale: z.string(),
  template: z.string(),
  page: z.string(),
  /** Id of the source on its page. */
  id: z.int().min(1),
  /**
   * `hashValue` of each property of the source at the last update; absent for a property without values.
   */
  props: z.record(z.string(), z.string()),
  /** The highest id of the source page at the time of copying: higher ids were added later. */
  upTo: z.int().min(1).optional(),
  /**
   * Names of the properties that can change in this copy; its place and all others are fixed. Absent: everything can
   * change.
   */
  slots: z.array(z.string()).optional(),
  /** Names of the properties that are slots in another language than the source's. Absent: unknown. */
  textSlots: z.array(z.string()).optional(),
  /** Ids of the blocks inside the source, in order. Absent: unknown. */
  children: z.array(z.int().min(1)).optional(),
});

/**
 * The link of a copied component to a saved section or template, see `libraryAddress`.
 *
 * @public
 */
export const libraryLinkSchema = /* @__PURE__ */ makeSchema(() => z.object(sourceFields()));

/** {@link libraryLinkSchema}. @public */
export type LibraryLink = Readonly<z.infer<typeof libraryLinkSchema>>;

/**
 * The source of a copied component and the source's state at that time: kept with the copy, to distinguish
 * later changes of the source from changes of the copy.
 *
 * @public
 */
export const copiedFromSchema = /* @__PURE__ */ makeSchema(() =>
  z.object({
    ...sourceFields(),
    /** The `hashValue` of the source text of each translated text, by the text's path. */
    texts: z.record(z.string(), z.string()).optional(),
    /** Ids of later blocks of the source page that this page leaves out. */
    leftOut: z.array(z.int().min(1)).optional(),
    /** The library section of a component that was copied from another page of the package. */
    section: libraryLinkSchema.optional(),
  }),
);

/** {@link copiedFromSchema}. @public */
export type CopiedFrom = Readonly<z.infer<typeof copiedFromSchema>>;

import type { WireComponent } from '../schemas/component.ts';

/** A write of page components, with its address; `null` deletes. @public */
export interface PageWrite {
  readonly locale: string;
  readonly template: string | null;
  readonly page: string | null;
  readonly components: readonly WireComponent[] | null;
}

/**
 * The meaning of a write: a null template deletes the locale, a null page deletes the template, null
 * components delete the page.
 *
 * @public
 */
export type PageWriteMeaning =
  | { readonly kind: 'deleteLocale'; readonly locale: string }
  | { readonly kind: 'deleteTemplate'; readonly locale: string; readonly template: string }
  | { readonly kind: 'deletePage'; readonly locale: string; readonly template: string; readonly page: string }
  | {
      readonly kind: 'writePage';
      readonly locale: string;
      readonly template: string;
      readonly page: string;
      readonly components: readonly WireComponent[];
    };

/** Interprets a write; the outermost null decides. @public */
export function readPageWrite({ locale, template, page, components }: PageWrite): PageWriteMeaning {
  if (template === null) return { kind: 'deleteLocale', locale };
  if (page === null) return { kind: 'deleteTemplate', locale, template };
  if (components === null) return { kind: 'deletePage', locale, template, page };
  return { kind: 'writePage', locale, template, page, components };
}

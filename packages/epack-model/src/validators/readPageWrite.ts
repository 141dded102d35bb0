import type { WireComponent } from '../schemas/component.ts';

/**
 * What a write of page components addresses; `null` deletes.
 *
 * @public
 */
export interface PageWrite {
  readonly locale: string;
  readonly template: string | null;
  readonly page: string | null;
  readonly components: readonly WireComponent[] | null;
}

/**
 * What a write means: a null template deletes the locale, a null page the template, null components the page.
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

/**
 * Reads a write; the outermost null decides.
 *
 * @public
 */
export function readPageWrite({ locale, template, page, components }: PageWrite): PageWriteMeaning {
  if (template === null) return { kind: 'deleteLocale', locale };
  if (page === null) return { kind: 'deleteTemplate', locale, template };
  if (components === null) return { kind: 'deletePage', locale, template, page };
  return { kind: 'writePage', locale, template, page, components };
}

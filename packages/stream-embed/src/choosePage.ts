import type { MeasuredHeight, StreamPage, StreamPointer } from '@vitrina/api-client/contract';

/** A page of a publication with its locale. @public */
export interface ChosenPage {
  readonly locale: string;
  readonly page: StreamPage;
}

/**
 * Chooses the page to show: the requested locale and template if they exist, otherwise the publication's
 * defaults.
 *
 * @public
 */
export function choosePage(
  pointer: StreamPointer,
  asked: { readonly locale: string | null; readonly template: string | null },
): ChosenPage | undefined {
  const { pages, defaultLocale, defaultTemplate } = pointer;
  const locale = firstOf(
    [...localeCandidates(asked.locale, Object.keys(pages)), defaultLocale, ...Object.keys(pages)],
    pages,
  );
  const templates = locale === undefined ? undefined : pages[locale];
  if (locale === undefined || !templates) return undefined;
  const template = firstOf([asked.template, defaultTemplate, ...Object.keys(templates)], templates);
  const page = template ? templates[template] : undefined;
  return page && { locale, page };
}

/** Returns the first existing name. A loop, because old libraries replace `find`. */
function firstOf(names: readonly (string | null)[], there: object): string | undefined {
  for (const name of names) if (name !== null && Object.hasOwn(there, name)) return name;
  return undefined;
}

/** `ru-RU` also matches `ru_RU`, and Russian of any other country. */
function localeCandidates(locale: string | null, there: readonly string[]): string[] {
  if (!locale) return [];
  const language = languageOf(locale);
  const [first = ''] = locale.split(/[-_]/);
  const ofLanguage = there.filter((name) => languageOf(name) === language);
  return [locale, locale.replace('-', '_'), language, ...ofLanguage, first.toLowerCase()];
}

/** Shops write `he-IL`; packages use country and language, `il_he`. */
function languageOf(locale: string): string {
  const [first = '', second = ''] = locale.split(/[-_]/);
  const isCountryFirst = locale.includes('_') && second !== second.toUpperCase();
  return (isCountryFirst ? second : first).toLowerCase();
}

/** Returns the size for a width in px. */
export function sizeOf(widthPx: number): keyof StreamPage['heights'] {
  if (widthPx > 1100) return 'desktop';
  if (widthPx > 992) return 'laptop';
  return widthPx > 768 ? 'tablet' : 'mobile';
}

/**
 * Returns the height to reserve for a page at a width, in px: measured, or else known for that size or a
 * larger one, or else 0.
 */
export function reservedHeight({ heights, measured }: StreamPage, widthPx: number): number {
  if (measured?.length) return Math.round(heightAt(measured, widthPx));
  const { desktop = 0, laptop = desktop, tablet = laptop, mobile = tablet } = heights;
  return { desktop, laptop, tablet, mobile }[sizeOf(widthPx)];
}

/** Interpolates linearly between the nearest widths; beyond them, uses the height of the last one. */
function heightAt(measured: readonly MeasuredHeight[], widthPx: number): number {
  let before: MeasuredHeight | undefined;
  for (const after of measured) {
    const [afterPx, height] = after;
    if (widthPx <= afterPx) {
      const [beforePx, heightBefore] = before ?? after;
      return beforePx === afterPx
        ? height
        : heightBefore + ((height - heightBefore) * (widthPx - beforePx)) / (afterPx - beforePx);
    }
    before = after;
  }
  return before?.[1] ?? 0;
}

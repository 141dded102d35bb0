import type { StreamPage, StreamPointer } from '@vitrina/api-client/contract';

/** A page of a publication and the locale it is in. */
export interface ChosenPage {
  readonly locale: string;
  readonly page: StreamPage;
}

/** The page to show: the asked locale and template where they exist, else the publication's own defaults. */
export function choosePage(
  pointer: StreamPointer,
  asked: { readonly locale: string | null; readonly template: string | null },
): ChosenPage | undefined {
  const { pages, defaultLocale, defaultTemplate } = pointer;
  const locale = [...localeCandidates(asked.locale), defaultLocale, ...Object.keys(pages)].find((name) =>
    Object.hasOwn(pages, name),
  );
  const templates = locale === undefined ? undefined : pages[locale];
  if (locale === undefined || !templates) return undefined;
  const template = [asked.template, defaultTemplate, ...Object.keys(templates)].find(
    (name) => name !== null && Object.hasOwn(templates, name),
  );
  const page = template ? templates[template] : undefined;
  return page && { locale, page };
}

/** `ru-RU` also asks for `ru_RU` and `ru`. */
function localeCandidates(locale: string | null): string[] {
  if (!locale) return [];
  const [language = ''] = locale.split(/[-_]/);
  return [locale, locale.replace('-', '_'), language.toLowerCase()];
}

/** Height to reserve for a page at a width, in px; 0 where it is not known. Breakpoints as builder-pro.md section 3. */
export function reservedHeight({ heights }: StreamPage, widthPx: number): number {
  const { desktop = 0, laptop = desktop, tablet = laptop, mobile = tablet } = heights;
  if (widthPx > 1100) return desktop;
  if (widthPx > 992) return laptop;
  return widthPx > 768 ? tablet : mobile;
}

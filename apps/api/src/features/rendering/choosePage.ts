import { defaultLocale, defaultPage, defaultTemplate } from '@vitrina/epack-model';

import type { PageAddress } from '../epacks/pageAddress.ts';

type Asked = Partial<Record<keyof PageAddress, string | undefined>>;

function pick(names: readonly string[], ...wanted: (string | undefined)[]): string | undefined {
  return wanted.find((name) => name !== undefined && names.includes(name)) ?? names[0];
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}

/** The page to show, with the alternatives. */
export interface PageChoice<Page extends PageAddress> {
  page: Page;
  locales: string[];
  /** Of the chosen locale. */
  templates: string[];
  /** Of the chosen template. */
  pages: string[];
}

/**
 * Chooses the requested page as far as it exists, otherwise the defaults, otherwise the first page. Undefined
 * if there are no pages.
 */
export function choosePage<Page extends PageAddress>(
  all: readonly Page[],
  asked: Asked = {},
): PageChoice<Page> | undefined {
  const locales = distinct(all.map((page) => page.locale));
  const locale = pick(locales, asked.locale, defaultLocale);
  const ofLocale = all.filter((page) => page.locale === locale);
  const templates = distinct(ofLocale.map((page) => page.template));
  const template = pick(templates, asked.template, defaultTemplate);
  const ofTemplate = ofLocale.filter((page) => page.template === template);
  const pages = ofTemplate.map((page) => page.page);
  const name = pick(pages, asked.page, defaultPage);
  const page = ofTemplate.find((candidate) => candidate.page === name);
  return page && { page, locales, templates, pages };
}

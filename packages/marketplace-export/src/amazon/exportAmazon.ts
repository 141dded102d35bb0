import type { Page } from '@vitrina/epack-model';

import type { Content } from '../content/content.ts';
import { cutText } from '../content/cutText.ts';
import { noteLostProps } from '../content/noteLostProps.ts';
import type { ReadingOptions } from '../content/pageReader.ts';
import { readPage } from '../content/readPage.ts';
import type { MarketplaceIssue, Note } from '../report/issue.ts';
import { notesInto } from '../report/notesInto.ts';
import { type AmazonDocument, amazonLimits, type AmazonModule } from './document.ts';
import type { AmazonUpload } from './images.ts';
import { isPageText, joinTexts } from './joinTexts.ts';
import { lintPolicy } from './lintPolicy.ts';
import { writeModule } from './writeModule.ts';

/** Options of {@link exportAmazon}. @public */
export interface AmazonExportOptions extends ReadingOptions {
  /** The document's name in the seller's list; cut at 100 characters. */
  readonly name: string;
  /** Locale of the page: `en`, `en-GB`, `by_ru`. A language without a country gets its usual one. */
  readonly locale: string;
  /** `EBC` for sellers (the default), `EMC` for vendors. */
  readonly contentType?: 'EBC' | 'EMC';
}

/** A page in Amazon's format, with the issues of the conversion. @public */
export interface AmazonExport {
  /** Valid by `amazonDocumentSchema`; undefined if no part of the page can be exported. */
  readonly document: AmazonDocument | undefined;
  /** The images to upload first, each with its placeholder id in the document. */
  readonly uploads: readonly AmazonUpload[];
  readonly issues: readonly MarketplaceIssue[];
}

/**
 * Converts a page to Amazon A+ content: blocks of any family become standard modules in reading order, at
 * most five. Texts of the page without a headline join the text before them. Texts are checked against Amazon's content policy, in English and Russian.
 *
 * @public
 */
export function exportAmazon(page: Page, options: AmazonExportOptions): AmazonExport {
  const issues: MarketplaceIssue[] = [];
  const note = notesInto(issues);
  const contents = readPage(page, options, note);
  const uploads = { files: [] as AmazonUpload[] };
  const modules: AmazonModule[] = [];
  let left = 0;
  for (const [index, content] of contents.entries()) {
    const files = uploads.files.length;
    const module = writeModule(content, { uploads, note });
    const before = contents[index - 1];
    const joined =
      module &&
      left === 0 &&
      before &&
      isPageText(before) &&
      isPageText(content) &&
      joinTexts(modules.at(-1), module);
    if (!module) uploads.files.length = files;
    else if (joined) modules.splice(-1, 1, joined);
    else if (modules.length < amazonLimits.modules) modules.push(module);
    else {
      uploads.files.length = files;
      left += 1;
      note({ code: 'marketplace.amazon.moduleLeftOut', severity: 'error', componentId: content.componentId });
    }
  }
  if (left > 0) {
    const values = { count: modules.length + left, max: amazonLimits.modules };
    note({ code: 'marketplace.amazon.tooManyModules', severity: 'error', values });
  }
  // Notes about link targets matter only for Ozon.
  const noteProp: Note = (issue) => {
    if (issue.code !== 'marketplace.linkHost') note(issue);
  };
  noteLostProps(page, contents, options.catalogue, { style: carriedStyle, hasMobileImages: false }, noteProp);
  lintPolicy(contents, note);
  if (modules.length === 0) note({ code: 'marketplace.nothingToExport', severity: 'error' });
  return { document: documentOf(modules, options, note), uploads: uploads.files, issues };
}

function documentOf(
  modules: AmazonModule[],
  { name, locale, contentType = 'EBC' }: AmazonExportOptions,
  note: Note,
): AmazonDocument | undefined {
  if (modules.length === 0) return undefined;
  if (name.trim() === '') note({ code: 'marketplace.amazon.nameEmpty', severity: 'warning' });
  return {
    contentDocument: {
      name: cutText(name.trim(), amazonLimits.name) || 'A+',
      contentType,
      locale: toLanguageTag(locale),
      contentModuleList: modules,
    },
  };
}

/**
 * Vitrina's locales are `ru`, `en-GB` or `by_ru`, with the language last; Amazon's tags name language and
 * country.
 */
function toLanguageTag(locale: string): string {
  const parts = locale.split(/[_-]/).filter(Boolean);
  const isCountryFirst = locale.includes('_') && parts.length === 2;
  const [language = 'en', country] = isCountryFirst ? [parts[1], parts[0]] : parts;
  try {
    const tag = new Intl.Locale(country ? `${language}-${country}` : language).maximize();
    return tag.region ? `${tag.language}-${tag.region}` : 'en-US';
  } catch {
    return 'en-US';
  }
}

function carriedStyle(content: Content): readonly string[] {
  switch (content.kind) {
    case 'picture':
      return ['isLogo'];
    case 'list':
      return ['theme'];
    case 'story':
      return ['overlayColorType', 'overlayColor'];
    case 'sidebar':
      return ['sidebarSide'];
    case 'specs':
      return ['tableCount'];
    default:
      return [];
  }
}

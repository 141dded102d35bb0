import type { Page } from '@vitrina/epack-model';

import type { Content } from '../content/content.ts';
import { noteLostProps } from '../content/noteLostProps.ts';
import type { ReadingOptions } from '../content/pageReader.ts';
import { readPage } from '../content/readPage.ts';
import type { MarketplaceIssue } from '../report/issue.ts';
import { notesInto } from '../report/notesInto.ts';
import { type OzonContent, ozonVersion } from './document.ts';
import { joinWidgets } from './joinWidgets.ts';
import { writeContent } from './writeContent.ts';

/** A page in Ozon's format, with the issues of the conversion. @public */
export interface OzonExport {
  /** Always valid by `ozonContentSchema`; content that does not fit is left out or cut, and reported. */
  readonly document: OzonContent;
  readonly issues: readonly MarketplaceIssue[];
}

/** Converts a page to Ozon's rich content: blocks of any family become widgets in reading order. @public */
export function exportOzon(page: Page, options: ReadingOptions): OzonExport {
  const issues: MarketplaceIssue[] = [];
  const note = notesInto(issues);
  const contents = readPage(page, options, note);
  const written = contents.map((content) => ({ content, widgets: writeContent(content, note) }));
  const content = joinWidgets(written);
  noteLostProps(page, contents, options.catalogue, { style: carriedStyle, hasMobileImages: true }, note);
  if (content.length === 0) note({ code: 'marketplace.nothingToExport', severity: 'error' });
  return { document: { content, version: ozonVersion }, issues };
}

function carriedStyle(content: Content): readonly string[] {
  switch (content.kind) {
    case 'text':
      return content.look ? ['theme', 'gap', 'padding', 'textAlign'] : ['textAlign'];
    case 'list':
      return ['theme'];
    case 'picture':
      return ['width', 'objectFit'];
    case 'story':
      return ['textPosition'];
    case 'sidebar':
      return ['sidebarSide'];
    case 'table':
      return ['hasHeader'];
    case 'specs':
      return ['tableCount'];
    default:
      return [];
  }
}

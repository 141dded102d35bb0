import type { EpackDataWire } from '@vitrina/api-client/contract';
import type { BrandProduct, DemoSection } from '@vitrina/demo';
import { type ComponentDraft, createPage, savePage } from '@vitrina/epack-model';
import { createContentDraft } from '@vitrina/page-designs';

import type { Blocks } from '../../blocks/blocks.ts';
import type { BrandFiles } from './brandFiles.ts';
import { type BrandLocale, mediaProps, textIn } from './mediaProps.ts';

type PageWire = EpackDataWire['components'][string][string][string];

interface PageContext {
  readonly locale: BrandLocale;
  readonly files: BrandFiles;
  readonly catalogue: Blocks['catalogue'];
}

/** Composes the page of a product in a language. */
export async function brandPage({ page }: BrandProduct, context: PageContext): Promise<PageWire> {
  const drafts = await Promise.all(page.map((section) => toDraft(section, context)));
  return savePage(createPage(drafts), context.catalogue.rules).components;
}

async function toDraft(
  { section, ground, texts, media = [] }: DemoSection,
  { locale, files, catalogue }: PageContext,
): Promise<ComponentDraft> {
  const content = {
    texts: texts.map((text) => textIn(locale, text)),
    media: await Promise.all(media.map((each) => mediaProps(each, files, locale))),
  };
  return createContentDraft(section, ground, content, { catalogue });
}

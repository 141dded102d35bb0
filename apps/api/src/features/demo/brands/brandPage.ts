import type { EpackDataWire } from '@vitrina/api-client/contract';
import type { BrandProduct, DemoSection } from '@vitrina/demo';
import {
  type ComponentDraft,
  createPage,
  defaultPage,
  defaultTemplate,
  savePage,
} from '@vitrina/epack-model';
import { createContentDraft } from '@vitrina/page-designs';

import { mediaProps, type PageContext, textIn } from './mediaProps.ts';

type PagesWire = EpackDataWire['components'];

/** Composes the page of a product in a language. Returns it by locale. */
export async function brandPage({ page }: BrandProduct, context: PageContext): Promise<PagesWire> {
  const drafts = await Promise.all(page.map((section) => toDraft(section, context)));
  const { components } = savePage(createPage(drafts), context.catalogue.rules);
  return { [context.locale]: { [defaultTemplate]: { [defaultPage]: components } } };
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

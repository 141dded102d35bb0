import type { EpackDataWire } from '@vitrina/api-client/contract';
import type { BrandProduct, DemoBrand, DemoSection } from '@vitrina/demo';
import { type ComponentDraft, createPage, type JsonObject, savePage } from '@vitrina/epack-model';
import {
  createContentDraft,
  createProductDrafts,
  pageDesigns,
  type ProductContent,
} from '@vitrina/page-designs';

import type { Blocks } from '../../blocks/blocks.ts';
import type { BrandFiles } from './brandFiles.ts';
import { type BrandLocale, mediaProps, textIn } from './mediaProps.ts';

type PageWire = EpackDataWire['components'][string][string][string];

interface PageContext {
  readonly locale: BrandLocale;
  readonly files: BrandFiles;
  readonly catalogue: Blocks['catalogue'];
}

/** Composes the page of a product in a language: its own sections, or the brand's design filled with it. */
export async function brandPage(
  brand: DemoBrand,
  product: BrandProduct,
  context: PageContext,
): Promise<PageWire> {
  const { catalogue } = context;
  const drafts = product.page
    ? await Promise.all(product.page.map((section) => toDraft(section, context)))
    : createProductDrafts(
        pageDesigns.find(({ key }) => key === brand.design) ?? { sections: [] },
        context,
        await toContent(brand, product, context),
      );
  return savePage(createPage(drafts), catalogue.rules).components;
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

async function toContent(
  { name: brandName }: DemoBrand,
  { name, description, benefits, specifications, images }: BrandProduct,
  { locale, files }: PageContext,
): Promise<ProductContent> {
  const shown = await Promise.all(
    images.map((image) => mediaProps({ kind: 'image', name: image }, files, locale)),
  );
  return {
    name: textIn(locale, name),
    brand: textIn(locale, brandName),
    description: textIn(locale, description),
    benefits: benefits.map((benefit) => textIn(locale, benefit)),
    steps: [],
    specifications: specifications.map(([label, value]) => ({
      name: textIn(locale, label),
      value: textIn(locale, value),
    })),
    images: shown.map(({ src }) => src as JsonObject),
  };
}

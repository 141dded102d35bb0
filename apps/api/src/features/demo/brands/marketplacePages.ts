import type { EpackDataWire } from '@vitrina/api-client/contract';
import { type BlockTemplate, templateDraft } from '@vitrina/block-kit';
import type { AnyProduct, MarketplaceContent, Pair } from '@vitrina/demo';
import {
  amazonTemplate,
  createPage,
  defaultPage,
  type JsonObject,
  mvideoTemplate,
  ozonTemplate,
  savePage,
} from '@vitrina/epack-model';

import { requireStudioFile } from './brandFiles.ts';
import { type PageContext, textIn } from './mediaProps.ts';

/** Pages for marketplaces, with the settings of their templates, by locale. */
export interface MarketplacePages {
  readonly components: EpackDataWire['components'];
  readonly templateConfiguration: EpackDataWire['templateConfiguration'];
}

interface Words {
  readonly say: (pair: Pair) => string;
  readonly picture: { readonly image: JsonObject; readonly altText: string };
  readonly cover: { readonly image: JsonObject; readonly altText: string };
}

type Product = AnyProduct & { readonly marketplaces: MarketplaceContent };

function ozonBlocks({ marketplaces, specifications }: Product, { say, picture }: Words): BlockTemplate[] {
  const { title, text, benefits, listTitle, tableTitle } = marketplaces;
  const rows = specifications.map(([name, value]) => ({ label: say(name), values: [say(value)] }));
  const items = benefits.map(([name, more]) => ({ title: say(name), text: say(more) }));
  return [
    { key: 'OzonTitleDescription', props: { title: say(title), text: say(text) } },
    { key: 'OzonSingleImage', props: { ...picture, title: '', text: '' } },
    { key: 'OzonTextList', props: { title: say(listTitle), items } },
    { key: 'OzonSpecifications', props: { title: say(tableTitle), rows, hasHeader: false } },
  ];
}

function amazonBlocks({ marketplaces, specifications }: Product, { say, cover }: Words): BlockTemplate[] {
  const { title, text, benefits, listTitle, tableTitle } = marketplaces;
  const rows = specifications.map(([name, value]) => ({ label: say(name), description: say(value) }));
  const items = benefits.map(([name, more]) => ({ text: `${say(name)}. ${say(more)}` }));
  return [
    { key: 'AmazonImageTextOverlay', props: { ...cover, title: say(title), text: say(text) } },
    { key: 'AmazonTextList', props: { title: say(listTitle), items } },
    { key: 'AmazonSpecs', props: { title: say(tableTitle), specifications: rows } },
  ];
}

function mvideoBlocks({ marketplaces }: Product, { say, cover }: Words): BlockTemplate[] {
  const { title, text } = marketplaces;
  const props = { ...cover, title: say(title), text: say(text), textPosition: 'bottom' };
  return [{ key: 'FriendlyPictureWithText', props }];
}

const blocksOf = {
  [ozonTemplate]: ozonBlocks,
  [amazonTemplate]: amazonBlocks,
  [mvideoTemplate]: mvideoBlocks,
} as const;

/** Composes the pages of a product for the marketplaces of a language: Amazon reads English, the others Russian. */
export async function marketplacePages(product: Product, context: PageContext): Promise<MarketplacePages> {
  const { locale, files, catalogue } = context;
  const say = (pair: Pair) => textIn(locale, pair);
  const pictureOf = async (name: string) => {
    const file = requireStudioFile(name);
    return { image: await files.image(file), altText: say(file.alt) };
  };
  const { marketplaces } = product;
  const [picture, cover] = await Promise.all([marketplaces.picture, marketplaces.cover].map(pictureOf));
  if (!picture || !cover) throw new Error(`${product.mpn} has no images for marketplaces`);
  const templates = locale === 'en' ? ([amazonTemplate] as const) : ([ozonTemplate, mvideoTemplate] as const);
  const pages = templates.map((template) => {
    const blocks = blocksOf[template](product, { say, picture, cover });
    const drafts = blocks.map((block) =>
      templateDraft({ key: 'Feature', children: [block] }, catalogue.find),
    );
    const { components } = savePage(createPage(drafts), catalogue.rules);
    return [template, { [defaultPage]: components }] as const;
  });
  const addressOf = ({ src }: JsonObject) => (typeof src === 'string' ? src : '');
  const mvideo = {
    altText: cover.altText,
    buttonText: say(marketplaces.button),
    desktopImage: addressOf(cover.image),
    tabletImage: addressOf(cover.image),
    mobileImage: addressOf(picture.image),
  };
  return {
    components: { [locale]: Object.fromEntries(pages) },
    templateConfiguration: locale === 'en' ? {} : { [locale]: { [mvideoTemplate]: mvideo } },
  };
}

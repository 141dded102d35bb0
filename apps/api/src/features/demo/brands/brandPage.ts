import type { EpackDataWire } from '@vitrina/api-client/contract';
import { templateDraft } from '@vitrina/block-kit';
import type { BrandProduct, DemoSection, OwnSectionKey } from '@vitrina/demo';
import {
  type ComponentDraft,
  createPage,
  defaultPage,
  defaultTemplate,
  savePage,
} from '@vitrina/epack-model';
import { createContentDraft } from '@vitrina/page-designs';

import { mediaProps, type PageContext, textIn } from './mediaProps.ts';
import { ownSections } from './ownSections.ts';
import { repeatRecords } from './repeatRecords.ts';

type PagesWire = EpackDataWire['components'];

/** Composes the page of a product in a language. Returns it by locale. */
export async function brandPage({ page }: BrandProduct, context: PageContext): Promise<PagesWire> {
  const { catalogue, dataSource, locale } = context;
  const drafts = await Promise.all(page.map((section) => toDraft(section, context)));
  const composed = repeatRecords(createPage(drafts), dataSource?.items.length ?? 0);
  const { components } = savePage(composed, catalogue.rules);
  return { [locale]: { [defaultTemplate]: { [defaultPage]: components } } };
}

const isOwn = (key: DemoSection['section']): key is OwnSectionKey => key in ownSections;

async function toDraft(
  { section, ground, texts, media = [], fontFamily }: DemoSection,
  { locale, files, catalogue, dataSource }: PageContext,
): Promise<ComponentDraft> {
  const said = texts.map((text) => textIn(locale, text));
  if (isOwn(section)) {
    const node = ownSections[section]({ texts: said, locale, dataSourceId: dataSource?.id });
    return templateDraft(node, catalogue.find);
  }
  const shown = await Promise.all(media.map((each) => mediaProps(each, files, locale)));
  const draft = createContentDraft(section, ground, { texts: said, media: shown }, { catalogue });
  return fontFamily === undefined ? draft : withFont(draft, fontFamily);
}

/** Sets the font of the first text. */
function withFont(section: ComponentDraft, fontFamily: string): ComponentDraft {
  const { children = [] } = section;
  const at = children.findIndex(({ componentKey }) => componentKey === 'Text');
  const prop = { name: 'fontFamily', value: { desktop: fontFamily } };
  const changed = children.map((child, index) =>
    index === at ? { ...child, props: { ...child.props, fontFamily: prop } } : child,
  );
  return { ...section, children: changed };
}

import { templateDraft, type BlockTemplate } from '@vitrina/block-kit';
import type { Catalogue } from '@vitrina/block-catalogue';
import { createPage, type ComponentDraft, type Page } from '@vitrina/epack-model';

import type { Layout, LayoutNode, LayoutPart } from './layout.ts';
import { sayAbout } from './layoutTexts.ts';

/** Input for a new page. */
export interface LayoutStart {
  readonly catalogue: Pick<Catalogue, 'find'>;
  readonly locale: string;
  /** Name of the product. */
  readonly product: string;
}

/**
 * Creates a page of a layout. Each part is in its own Feature block; parts that are off by default are
 * hidden.
 */
export function createLayoutPage(layout: Layout, start: LayoutStart): Page {
  return createPage(layout.parts.map((part) => toFeature(part, start)));
}

/** Creates another instance of a repeated block, with the same content as in a new page. */
export function createLayoutDraft(
  node: LayoutNode,
  { catalogue, locale, product }: LayoutStart,
): ComponentDraft {
  return templateDraft(toTemplate(node), catalogue.find, sayAbout(product, locale));
}

function toFeature(part: LayoutPart, { catalogue, locale, product }: LayoutStart): ComponentDraft {
  const template: BlockTemplate = {
    key: 'Feature',
    ...(part.optional === 'off' && { props: { hide: true } }),
    children: part.nodes.flatMap(toTemplates),
  };
  return templateDraft(template, catalogue.find, sayAbout(product, locale));
}

function toTemplates(node: LayoutNode): BlockTemplate[] {
  const count = node.count ?? node.repeat?.min ?? 1;
  return Array.from({ length: count }, () => toTemplate(node));
}

function toTemplate({ key, props, children = [] }: LayoutNode): BlockTemplate {
  return { key, ...(props && { props }), children: children.flatMap(toTemplates) };
}

import { templateDraft } from '@vitrina/block-kit';
import type { ComponentDraft } from '@vitrina/epack-model';

import { escapeText } from '../building/escapeText.ts';
import { type ProductContent, splitLead, splitTitle } from '../building/productContent.ts';
import type { DesignNode } from '../building/sectionDesign.ts';
import { translateDesign } from '../building/translateDesign.ts';
import { findSection, type SectionKey } from '../sections/sectionDesigns.ts';
import type { DesignStart } from './designDrafts.ts';
import type { PageDesign, PlacedSection } from './pageDesigns.ts';

interface PlacedNode {
  readonly section: SectionKey;
  readonly node: DesignNode;
}

/** First sections for products that those of a design do not suit; the last one needs only a name. */
const otherHeroes: readonly PlacedSection[] = [
  ['heroSplit', 'surface'],
  ['heroStatement', 'surface'],
];

/** Sections for the content that those of a design have left, in order: below the first section, and further below. */
const firstRemainders: readonly PlacedSection[] = [
  ['storyNotes', 'surface'],
  ['benefitNumbered', 'surface'],
];

const remainders: readonly PlacedSection[] = [
  ['showGallery', 'surface'],
  ['showMacro', 'surface'],
  ['explainSteps', 'surface'],
];

const lastRemainders: readonly PlacedSection[] = [['trustSpecifications', 'surface']];

/** Groups of sections at the end of a page. */
const lastGroups: ReadonlySet<string> = new Set(['trust', 'ends']);

/** Fills the sections that the product has enough content for, each with what the earlier ones have left. */
function fillInTurn(sections: readonly PlacedSection[], product: ProductContent) {
  const placed: PlacedNode[] = [];
  let left = product;
  for (const [section, ground] of sections) {
    const filled = findSection(section).fill?.(ground, left);
    if (!filled) continue;
    placed.push({ section, node: filled.node });
    ({ left } = filled);
  }
  return { placed, left };
}

/**
 * Creates a page of a design that shows all of a product's content, and nothing else: sections the product has nothing
 * for are left out, and sections are added for content that the design has no place for.
 */
export function createProductDrafts(
  { filled }: Pick<PageDesign, 'filled'>,
  { catalogue, locale }: Pick<DesignStart, 'catalogue' | 'locale'>,
  product: ProductContent,
): ComponentDraft[] {
  const [ownHero, ...sections] = filled;
  const heroes = [...(ownHero ? [ownHero] : []), ...otherHeroes];
  const hero = heroes.find(([key, ground]) => findSection(key).fill?.(ground, product));
  const first = fillInTurn(hero ? [hero] : [], product);
  const own = fillInTurn(sections, first.left);
  const early = fillInTurn(firstRemainders, own.left);
  const more = fillInTurn(remainders, early.left);
  const last = fillInTurn(lastRemainders, more.left);
  const isLast = ({ section }: PlacedNode) => lastGroups.has(findSection(section).group);
  const placed = [
    ...first.placed,
    ...early.placed,
    ...own.placed.filter((node) => !isLast(node)),
    ...more.placed,
    ...own.placed.filter(isLast),
    ...last.placed,
  ];
  const translate = translateDesign(locale);
  const productTexts = textsOf(product);
  const translateOthers = (text: string) => (productTexts.has(text) ? text : translate(text));
  return placed.map(({ node }) => templateDraft(node, catalogue.find, translateOthers));
}

/** Returns the texts that filled sections can have from a product: they are in its language already. */
function textsOf({
  name,
  brand,
  description,
  benefits,
  steps,
  specifications,
}: ProductContent): ReadonlySet<string> {
  const titled = [...benefits, ...steps].flatMap((text) => Object.values(splitTitle(text)));
  const paired = specifications.flatMap((specification) => Object.values(specification));
  const described = [description, ...Object.values(splitLead(description))];
  return new Set([name, brand, ...described, ...titled, ...paired].map(escapeText));
}

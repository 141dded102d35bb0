import type { Catalogue } from '@vitrina/block-catalogue';
import { templateDraft } from '@vitrina/block-kit';
import type { ComponentDraft } from '@vitrina/epack-model';

import { fillSection, type SectionContent } from '../building/fillSection.ts';
import { fillSlots, type KnownProduct } from '../building/fillSlots.ts';
import type { Ground } from '../building/sectionDesign.ts';
import { translateDesign } from '../building/translateDesign.ts';
import { findSection, type SectionKey } from '../sections/sectionDesigns.ts';
import type { PageDesign } from './pageDesigns.ts';

/** How a design becomes blocks. */
export interface DesignStart {
  readonly catalogue: Pick<Catalogue, 'find'>;
  /** The language of the texts. */
  readonly locale: string;
  readonly product?: KnownProduct;
}

/** Creates the blocks of a section design. */
export function createSectionDraft(
  key: SectionKey,
  ground: Ground,
  { catalogue, locale, product = {} }: DesignStart,
): ComponentDraft {
  const node = fillSlots(findSection(key).build(ground), product);
  return templateDraft(node, catalogue.find, translateDesign(locale));
}

/** Creates the blocks of a section design that shows content instead of its samples. */
export function createContentDraft(
  key: SectionKey,
  ground: Ground,
  content: SectionContent,
  { catalogue }: Pick<DesignStart, 'catalogue'>,
): ComponentDraft {
  return templateDraft(fillSection(findSection(key).build(ground), content), catalogue.find);
}

/** Creates the sections of a page design, in order. */
export function createPageDrafts(
  { sections }: Pick<PageDesign, 'sections'>,
  start: DesignStart,
): ComponentDraft[] {
  return sections.map(([section, ground]) => createSectionDraft(section, ground, start));
}

import type { Catalogue } from '@vitrina/block-catalogue';
import type { BlockDefinition, PropKind } from '@vitrina/block-kit';
import { walkPage, type Component, type Page } from '@vitrina/epack-model';
import { canEditText } from '@vitrina/page-designs';

/** A block with texts. */
export interface TextBlock {
  readonly component: Component;
  readonly definition: BlockDefinition;
  /** Texts by name, in the block's order. */
  readonly texts: readonly (readonly [name: string, kind: PropKind<unknown>])[];
}

/** Lists the blocks of a page that have texts to edit, in reading order. Fixed texts of linked copies are left out. */
export function listTextBlocks(page: Page, catalogue: Catalogue): readonly TextBlock[] {
  return [...walkPage(page)].flatMap((component): TextBlock[] => {
    const definition = catalogue.find(component.componentKey);
    if (definition === undefined) return [];
    const texts = Object.entries(definition.ownProps).filter(
      ([name, kind]) => isText(kind) && canEditText(component, name),
    );
    return texts.length === 0 ? [] : [{ component, definition, texts }];
  });
}

function isText({ control, section }: PropKind<unknown>): boolean {
  return section === 'content' && (control.name === 'text' || control.name === 'richText');
}

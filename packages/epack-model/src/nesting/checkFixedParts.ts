import type { PageChange, SinglePageChange } from '../changes/pageChange.ts';
import { findLibraryLink } from '../origin/libraryLink.ts';
import { getComponent, type Page } from '../page/page.ts';
import type { Component, ComponentId } from '../schemas/component.ts';
import type { ChangeRefusal } from './changeRefusal.ts';

/**
 * Checks whether a change leaves the fixed parts of linked copies as they are: their properties except the slots, and
 * what is inside them. A copy as a whole can be moved and removed.
 *
 * @returns the first reason to refuse, or `undefined`.
 * @public
 */
export function checkFixedParts(page: Page, change: PageChange): ChangeRefusal | undefined {
  if (change.type !== 'batch') return checkSingle(page, change);
  for (const single of change.changes) {
    const refusal = checkSingle(page, single);
    if (refusal) return refusal;
  }
  return undefined;
}

function checkSingle(page: Page, change: SinglePageChange): ChangeRefusal | undefined {
  switch (change.type) {
    case 'updateProperty':
    case 'replaceProperty':
      return checkFixedProperty(page, change.id, change.name);
    case 'addComponents':
    case 'addRawComponents':
      return checkFixedContent(page, change.parentId);
    case 'addTableRow':
      return checkFixedContent(page, change.id);
    case 'moveComponent':
      return checkFixedPlace(page, change.id) ?? checkFixedContent(page, change.parentId);
    case 'removeComponent':
    case 'makeDynamic':
    case 'removeDynamicWrapper':
      return checkFixedPlace(page, change.id);
    default:
      return undefined;
  }
}

/** Checks whether a property is a fixed part of a linked copy. @public */
export function checkFixedProperty(page: Page, id: ComponentId, name: string): ChangeRefusal | undefined {
  const component = getComponent(page, id);
  return component && slotsOf(component)?.includes(name) === false ? refuse(component) : undefined;
}

/** Checks whether what a component holds is a fixed part of a linked copy. */
export function checkFixedContent(page: Page, id: ComponentId): ChangeRefusal | undefined {
  const component = getComponent(page, id);
  return component && slotsOf(component) ? refuse(component) : undefined;
}

/** Checks whether a component is inside a linked copy, whose order is fixed. */
function checkFixedPlace(page: Page, id: ComponentId): ChangeRefusal | undefined {
  const component = getComponent(page, id);
  if (!component || !slotsOf(component)) return undefined;
  return checkFixedContent(page, component.parentId) && refuse(component);
}

/** Returns the properties that can change in a linked copy; undefined if all can. */
function slotsOf(component: Component): readonly string[] | undefined {
  return findLibraryLink(component)?.slots;
}

function refuse({ id, componentKey }: Component): ChangeRefusal {
  return { code: 'model.change.fixedPart', componentId: id, blockKey: componentKey };
}

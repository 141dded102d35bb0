import { getChildIds, getComponent, rootId, type ComponentId, type Page } from '@vitrina/epack-model';

/**
 * Returns the component an arrow key moves to: up and down between siblings, left to the parent, right to the
 * first child.
 */
export function findNextFocus(page: Page, id: ComponentId | undefined, key: string): ComponentId | undefined {
  const component = id === undefined ? undefined : getComponent(page, id);
  if (id === undefined || component === undefined) {
    return key === 'ArrowDown' ? getChildIds(page, rootId)[0] : undefined;
  }
  const siblings = getChildIds(page, component.parentId);
  const index = siblings.indexOf(id);
  switch (key) {
    case 'ArrowUp':
      return index > 0 ? siblings[index - 1] : undefined;
    case 'ArrowDown':
      return siblings[index + 1];
    case 'ArrowLeft':
      return component.parentId === rootId ? undefined : component.parentId;
    case 'ArrowRight':
      return getChildIds(page, id)[0];
    case 'Home':
      return siblings[0];
    case 'End':
      return siblings.at(-1);
    default:
      return undefined;
  }
}

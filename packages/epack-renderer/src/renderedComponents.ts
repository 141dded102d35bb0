import type { BlockDefinition } from '@vitrina/block-kit';
import {
  type Component,
  type ComponentId,
  getChildIds,
  getComponent,
  isDynamicWrapper,
  type Page,
  rootId,
} from '@vitrina/epack-model';

/** A component of the page with its block's definition. */
export interface RenderedComponent {
  readonly component: Component;
  readonly definition: BlockDefinition;
}

/**
 * Lists the components that render markup: an unknown block and its content render nothing.
 *
 * @param failed - the blocks that are left out, with their content
 */
export function listRendered(
  page: Page,
  find: (key: string) => BlockDefinition | undefined,
  failed: ReadonlySet<ComponentId>,
): RenderedComponent[] {
  const rendered: RenderedComponent[] = [];
  const pending = getChildIds(page, rootId).toReversed();
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const component = getComponent(page, id);
    const definition = component && find(component.componentKey);
    const isSeries = component !== undefined && isDynamicWrapper(component);
    if (!component || failed.has(id) || !(definition || isSeries)) continue;
    if (definition && !isSeries) rendered.push({ component, definition });
    pending.push(...getChildIds(page, id).toReversed());
  }
  return rendered;
}

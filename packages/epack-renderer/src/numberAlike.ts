import type { ComponentId } from '@vitrina/epack-model';

import type { RenderedComponent } from './renderedComponents.ts';

/**
 * Numbers the interactive blocks of which a page has several with the same elements, from 1: their names for assistive
 * technology would be the same. A block that is the only one of its kind has no number.
 */
export function numberAlike(rendered: readonly RenderedComponent[]): ReadonlyMap<ComponentId, number> {
  const interactive = rendered.filter(({ definition }) => definition.elements.length > 0);
  const alike = Map.groupBy(interactive, ({ definition }) => definition.elements.join(' '));
  return new Map(
    [...alike.values()]
      .filter((group) => group.length > 1)
      .flatMap((group) => group.map(({ component }, index) => [component.id, index + 1] as const)),
  );
}

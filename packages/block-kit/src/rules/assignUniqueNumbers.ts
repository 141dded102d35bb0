import { type Component, type Page, walkPage } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';

/**
 * Gives components about to be added to a page the numbers that must be unique there (checklist K9: tab ids): the highest
 * of the page's blocks with the same key + 1, in the order given. Other components stay the objects they are.
 *
 * @public
 */
export function assignUniqueNumbers(
  page: Page,
  components: readonly Component[],
  find: (key: string) => BlockDefinition | undefined,
): readonly Component[] {
  const highest = new Map<string, number>();
  return components.map((component) => {
    const names = uniqueProps(find(component.componentKey));
    if (names.length === 0) return component;
    const assigned = names.map((name) => {
      const slot = `${component.componentKey}.${name}`;
      const next = (highest.get(slot) ?? highestOnPage(page, component.componentKey, name)) + 1;
      highest.set(slot, next);
      return [name, { ...component.props[name], name, value: { desktop: next } }] as const;
    });
    return { ...component, props: { ...component.props, ...Object.fromEntries(assigned) } };
  });
}

function uniqueProps(definition: BlockDefinition | undefined): string[] {
  if (!definition) return [];
  return Object.entries(definition.ownProps).flatMap(([name, kind]) => (kind.isUniqueOnPage ? [name] : []));
}

function highestOnPage(page: Page, key: string, name: string): number {
  let highest = 0;
  for (const { componentKey, props } of walkPage(page)) {
    const stored =
      componentKey === key && Object.hasOwn(props, name) ? props[name]?.value.desktop : undefined;
    if (typeof stored === 'number' && stored > highest) highest = stored;
  }
  return highest;
}

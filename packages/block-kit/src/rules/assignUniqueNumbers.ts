import { type Component, type Json, type Page, walkPage } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import type { PropKind } from '../propKind.ts';

type Find = (key: string) => BlockDefinition | undefined;

/**
 * Prepares components for being added to a page. Unique numbers become the page's highest + 1, in the given
 * order. Components that share a group number get a new common one, so tab buttons keep their contents.
 * Values that must not be copied are reset. Unaffected components stay the same objects.
 *
 * @public
 */
export function assignUniqueNumbers(page: Page, components: readonly Component[], find: Find): Component[] {
  const numbers = createNumbers(page, components, find);
  return components.map((component) => {
    const kinds = Object.entries(find(component.componentKey)?.ownProps ?? {});
    const changed = kinds.flatMap(([name, kind]) => {
      const value = valueWhenAdded(component, name, kind, numbers);
      return value === undefined
        ? []
        : [[name, { ...component.props[name], name, value: { desktop: value } }]];
    });
    if (changed.length === 0) return component;
    return {
      ...component,
      props: { ...component.props, ...(Object.fromEntries(changed) as Component['props']) },
    };
  });
}

function valueWhenAdded(
  component: Component,
  name: string,
  { whenAdded, defaultValue }: PropKind<unknown>,
  numbers: Numbers,
): Json | undefined {
  if (whenAdded === 'unique') return numbers.next(component, name);
  if (whenAdded === 'group') return numbers.group(component, name);
  return whenAdded === 'reset' && Object.hasOwn(component.props, name) ? defaultValue : undefined;
}

interface Numbers {
  next(component: Component, name: string): number;
  /** Returns the component's new group number; undefined to join the group it names. */
  group(component: Component, name: string): number | undefined;
}

/**
 * Components of different blocks with the same number belong together, such as a tab's button and content:
 * both get the same new number, in a group of their own.
 */
function createNumbers(page: Page, components: readonly Component[], find: Find): Numbers {
  const highest = new Map<string, number>();
  const given = new Map<string, number>();
  const highestOf = (key: string, name: string) =>
    highest.get(`${key}.${name}`) ?? highestOnPage(page, key, name, find);
  const keysWith = (name: string, value: Json | undefined) => [
    ...new Set(
      components
        .filter((other) => value !== undefined && valueOf(other, name, find) === value)
        .map(({ componentKey }) => componentKey),
    ),
  ];
  const give = (name: string, keys: readonly string[], slot: string) => {
    const number = Math.max(...keys.map((key) => highestOf(key, name))) + 1;
    for (const key of keys) highest.set(`${key}.${name}`, number);
    given.set(slot, number);
    return number;
  };
  return {
    next(component, name) {
      const value = valueOf(component, name, find);
      const together = keysWith(name, value);
      if (together.length < 2) return give(name, [component.componentKey], '');
      const slot = `${name}=${JSON.stringify(value)}`;
      return given.get(slot) ?? give(name, together, slot);
    },
    group(component, name) {
      const value = valueOf(component, name, find);
      const together = keysWith(name, value);
      if (together.length < 2) return undefined;
      const slot = `${name}=${JSON.stringify(value)}`;
      return given.get(slot) ?? give(name, together, slot);
    },
  };
}

function valueOf({ componentKey, props }: Component, name: string, find: Find): Json | undefined {
  const stored = Object.hasOwn(props, name) ? props[name]?.value.desktop : undefined;
  return stored ?? find(componentKey)?.ownProps[name]?.defaultValue;
}

function highestOnPage(page: Page, key: string, name: string, find: Find): number {
  let highest = 0;
  for (const component of walkPage(page)) {
    const stored = component.componentKey === key ? valueOf(component, name, find) : undefined;
    if (typeof stored === 'number' && stored > highest) highest = stored;
  }
  return highest;
}

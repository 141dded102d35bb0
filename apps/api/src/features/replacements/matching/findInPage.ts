import type { Catalogue } from '@vitrina/block-catalogue';
import { parseRichText, plainText, type PropKind } from '@vitrina/block-kit';
import {
  walkPage,
  type Component,
  type ComponentId,
  type Json,
  type Page,
  type Prop,
} from '@vitrina/epack-model';
import { canEditText } from '@vitrina/page-designs';

import { replaceInValue, type Replacer } from './replaceInValue.ts';

/** A change that a replacement makes to a component. */
export interface FoundChange {
  /** Unique on the page. */
  readonly key: string;
  readonly component: Component;
  /** The component after this change alone. */
  readonly after: Component;
  /** The property; null if the block itself is replaced. */
  readonly prop: string | null;
  readonly shownBefore: string;
  readonly shownAfter: string;
}

const shownLength = 160;

/** Lists the changes that a replacement makes to a page, in reading order. */
export function findInPage(page: Page, replacer: Replacer, catalogue: Catalogue): readonly FoundChange[] {
  return [...walkPage(page)].flatMap((component) =>
    replacer.criteria.kind === 'block'
      ? findBlock(component, replacer)
      : findInProps(component, replacer, catalogue),
  );
}

function findBlock(component: Component, { criteria: { find, replace } }: Replacer): readonly FoundChange[] {
  if (component.componentKey !== find) return [];
  const after = { ...component, componentKey: replace, name: replace, displayName: replace };
  const key = `${component.id}`;
  return [{ key, component, after, prop: null, shownBefore: find, shownAfter: replace }];
}

function findInProps(component: Component, replacer: Replacer, catalogue: Catalogue): readonly FoundChange[] {
  const { props: kinds = {} } = catalogue.find(component.componentKey) ?? {};
  return Object.entries(component.props).flatMap(([name, prop]) => {
    const kind = kinds[name];
    // Fixed parts of linked copies change in their library section.
    if (!kind || !canEditText(component, name)) return [];
    const changed = replaceInProp(name, kind, prop, replacer);
    if (!changed) return [];
    const after = { ...component, props: { ...component.props, [name]: changed.prop } };
    const [shownBefore, shownAfter] = showChange(changed.before, changed.after);
    return [{ key: `${component.id} ${name}`, component, after, prop: name, shownBefore, shownAfter }];
  });
}

function replaceInProp(name: string, kind: PropKind<unknown>, prop: Prop, replacer: Replacer) {
  const sizes = Object.entries(prop.value).map(([size, value]) => {
    const before = value as Json;
    return { size, before, after: replaceInValue(name, kind, before, replacer) };
  });
  const first = sizes.find(({ before, after }) => before !== after);
  if (!first) return undefined;
  const value = Object.fromEntries(sizes.map(({ size, after }) => [size, after])) as Prop['value'];
  return { prop: { ...prop, value }, before: first.before, after: first.after };
}

/** Returns two values as a person compares them: their text around the first difference. */
function showChange(before: Json, after: Json): readonly [string, string] {
  const [one, other] = [showValue(before, after), showValue(after, before)];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const from = Math.max(0, start - shownLength / 4);
  const cut = (text: string): string =>
    (from > 0 ? '…' : '') +
    text.slice(from, from + shownLength) +
    (text.length > from + shownLength ? '…' : '');
  return [cut(one), cut(other)];
}

/** Returns the text of a value; of a list or group, that of the first part that the other does not have. */
function showValue(value: Json, other: Json | undefined): string {
  if (typeof value === 'string') {
    const text = plainText(parseRichText(value));
    // A link inside the text differs, not its words.
    return typeof other === 'string' && text === plainText(parseRichText(other)) ? value : text;
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const others = (typeof other === 'object' && other !== null ? other : {}) as Readonly<Record<string, Json>>;
  if ('src' in value && typeof value.src === 'string') return value.src;
  const part = Object.entries(value as Readonly<Record<string, Json>>).find(
    ([name, member]) => JSON.stringify(member) !== JSON.stringify(others[name]),
  );
  return part ? showValue(part[1], others[part[0]]) : JSON.stringify(value);
}

/** Returns the components of a page, in the order of the save, with the changes of the given keys. */
export function takeChanges(
  changes: readonly FoundChange[],
  isTaken: (key: string) => boolean,
): ReadonlyMap<ComponentId, Component> {
  const taken = new Map<ComponentId, Component>();
  for (const { key, component, after, prop } of changes) {
    if (!isTaken(key)) continue;
    const before = taken.get(component.id) ?? component;
    const props = prop === null ? before.props : { ...before.props, [prop]: after.props[prop] as Prop };
    taken.set(component.id, prop === null ? after : { ...before, props });
  }
  return taken;
}

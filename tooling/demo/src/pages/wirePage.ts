import type { Json, SizedValue, WireComponent } from '@vitrina/epack-model';

const sized = Symbol('sized');

/** A value that differs by size. */
export interface PerSize {
  [sized]: SizedValue;
}

/** The form demo pages are written in: a block with its props and children. */
export interface Block {
  key: string;
  props: Readonly<Record<string, Json | PerSize>>;
  children: readonly Block[];
}

/** Sets different values for some sizes; smaller sizes inherit. */
export function perSize(value: SizedValue): PerSize {
  return { [sized]: value };
}

function isPerSize(value: Json | PerSize): value is PerSize {
  return typeof value === 'object' && value !== null && sized in value;
}

/** A block of the given key. */
export function block(key: string, props: Block['props'] = {}, ...children: readonly Block[]): Block {
  return { key, props, children };
}

/** Converts blocks to the wire format of a page: flat, linked by `parentId`, ordered by `order`. */
export function toWirePage(blocks: readonly Block[]): WireComponent[] {
  const components: WireComponent[] = [];
  const add = (list: readonly Block[], parentId: number): void => {
    list.forEach(({ key, props, children }, index) => {
      const id = components.length + 1;
      const entries = Object.entries(props).map(([name, value]) => {
        return [name, { name, value: isPerSize(value) ? value[sized] : { desktop: value } }];
      });
      components.push({
        id,
        parentId,
        order: index + 1,
        index,
        name: key,
        displayName: key,
        componentKey: key,
        type: key === 'Feature' ? 'feature' : 'component',
        props: Object.fromEntries(entries) as WireComponent['props'],
      });
      add(children, id);
    });
  };
  add(blocks, 0);
  return components;
}

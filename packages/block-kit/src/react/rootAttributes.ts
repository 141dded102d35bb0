import type { Component } from '@vitrina/epack-model';

import { partClass } from '../css/blockCss.ts';
import type { BlockDefinition } from '../defineBlock.ts';
import { resolveValue } from '../resolveValues.ts';
import { commonProps } from '../commonProps.ts';
import type { ExtraRootAttributes, RootAttributes } from './view.ts';

/** React's spelling of the attributes that differ from HTML's. */
const reactNames: Readonly<Record<string, string>> = {
  tabindex: 'tabIndex',
  itemprop: 'itemProp',
  itemscope: 'itemScope',
  itemtype: 'itemType',
};

/** Returns the attributes of a component's root element, with the canvas's own last. @internal */
export function rootAttributes(
  definition: BlockDefinition,
  component: Component,
  extra: ExtraRootAttributes | undefined,
): RootAttributes {
  const { id } = component;
  const read = <Name extends 'classNames' | 'attributes' | 'direction'>(name: Name) =>
    Object.hasOwn(component.props, name)
      ? resolveValue(commonProps[name], name, component, 'desktop', {})
      : undefined;
  const className = [definition.key, partClass(id), ...(read('classNames') ?? []), extra?.className];
  const attributes = read('attributes');
  return {
    ...(attributes && reactAttributes(attributes)),
    dir: read('direction'),
    ...extra,
    'data-block': id,
    'data-key': definition.key,
    className: className.filter(Boolean).join(' '),
  };
}

function reactAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]);
  return Object.fromEntries(entries) as Record<string, string>;
}

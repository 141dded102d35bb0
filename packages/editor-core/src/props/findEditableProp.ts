import type { Catalogue } from '@vitrina/block-catalogue';
import type { Component } from '@vitrina/epack-model';

/** Returns the prop whose rich text is edited on the canvas; undefined if the component has none. */
export function findEditableProp(component: Component, catalogue: Catalogue): string | undefined {
  const ownProps = catalogue.find(component.componentKey)?.ownProps ?? {};
  return Object.keys(ownProps).find((name) => ownProps[name]?.control.name === 'richText');
}

import type { Catalogue } from '@vitrina/block-catalogue';
import type { Component } from '@vitrina/epack-model';

/** The prop of a component whose rich text is edited on the canvas; undefined where it has none. */
export function findEditableProp(component: Component, catalogue: Catalogue): string | undefined {
  const ownProps = catalogue.find(component.componentKey)?.ownProps ?? {};
  return Object.keys(ownProps).find((name) => ownProps[name]?.control.name === 'richText');
}

import { BlockTree, type TreeSource } from '@vitrina/block-kit/react';
import { type Component, type ComponentId, getComponent, type Page, rootId } from '@vitrina/epack-model';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { pageCss } from './pageCss.ts';
import { listRendered } from './renderedComponents.ts';
import type { RenderPageOptions } from './renderPageOptions.ts';

/** A block whose View or style failed. @public */
export interface BlockFailure {
  readonly componentId: ComponentId;
  readonly blockKey: string;
  readonly error: unknown;
}

/** Renders each block by itself to find those that fail. */
export function findFailures(page: Page, options: RenderPageOptions): BlockFailure[] {
  return listRendered(page, options.catalogue.find, new Set()).flatMap((each): BlockFailure[] => {
    const { component } = each;
    try {
      renderAlone(component, options);
      pageCss([each], { assetUrl: (source) => source, kit: undefined });
      return [];
    } catch (error) {
      return [{ componentId: component.id, blockKey: component.componentKey, error }];
    }
  });
}

function renderAlone(component: Component, options: RenderPageOptions): void {
  const { catalogue, views, locale, dataSources } = options;
  const source: TreeSource = {
    useNode: () => ({ component, childIds: [] }),
    useChildIds: () => [component.id],
  };
  const tree = { source, find: catalogue.find, views, rootId, locale, ...(dataSources && { dataSources }) };
  renderToStaticMarkup(createElement(BlockTree, tree));
}

/** Returns what is rendered in the places of failed blocks. */
export function replaceFailed(
  page: Page,
  failures: readonly BlockFailure[],
  { failureText }: RenderPageOptions,
): ReadonlyMap<ComponentId, ReactNode> {
  return new Map(
    failures.map(({ componentId: id, blockKey }) => {
      const component = getComponent(page, id);
      const text = component && failureText?.(component);
      const attributes = { 'data-block': id, 'data-key': blockKey, role: 'note', style: failureStyle };
      return [id, text ? createElement('div', attributes, text) : null];
    }),
  );
}

const failureStyle = {
  padding: '16px',
  border: '1px dashed currentColor',
  font: '14px/20px sans-serif',
} as const;

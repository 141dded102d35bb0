import { standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import { getChildIds, rootId, walkPage, type Page } from '@vitrina/epack-model';
import { renderPage } from '@vitrina/epack-renderer';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export { renderPuck, toPuckData } from './puck.tsx';
export { largePage } from '../../../packages/epack-renderer/src/testing/samplePage.ts';

/** Our output: HTML and CSS of the page. */
export function renderOurs(page: Page): string {
  const { html, css } = renderPage(page, {
    catalogue: standardCatalogue,
    views: standardViews,
    locale: 'ru',
    publicId: 'bench',
  });
  return html + css;
}

/** The floor: React writing the same number of elements in the same tree, without props, styles or rich text. */
export function renderFloor(page: Page): number {
  const draw = (id: number): ReactElement =>
    createElement('div', { key: id, 'data-block': id, className: `b${id}` }, getChildIds(page, id).map(draw));
  return renderToStaticMarkup(draw(rootId)).length;
}

/** Returns the number of components. */
export function count(page: Page): number {
  return [...walkPage(page)].length;
}

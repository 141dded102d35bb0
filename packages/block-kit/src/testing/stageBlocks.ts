import type { ComponentDraft, SizeName } from '@vitrina/epack-model';

import { baseCss, definitionsCss } from '../css/baseCss.ts';
import { renderBlocks, type RenderBlocksOptions } from './renderBlocks.tsx';

/** Widths that show a block at each size, in pixels. */
export const stageWidthsPx: Readonly<Record<SizeName, number>> = {
  desktop: 1280,
  laptop: 1100,
  tablet: 992,
  mobile: 390,
};

/** How {@link stageBlocks} shows blocks. */
export interface StageOptions extends RenderBlocksOptions {
  readonly widthPx: number;
  /** Default: `ltr`. */
  readonly direction?: 'ltr' | 'rtl';
}

/** Blocks rendered in a document. */
export interface BlockStage {
  /** The page's element, inside the shadow root. */
  readonly page: HTMLElement;
  remove(): void;
}

/** Renders blocks into the document like a page: in a shadow root, sized by its width. */
export function stageBlocks(drafts: readonly ComponentDraft[], options: StageOptions): BlockStage {
  const { html, css } = renderBlocks(drafts, options);
  const host = document.createElement('div');
  host.style.width = `${options.widthPx}px`;
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = baseCss + definitionsCss(options.definitions) + css;
  const page = document.createElement('div');
  page.className = 'page';
  page.lang = options.locale ?? 'en';
  page.dir = options.direction ?? 'ltr';
  page.innerHTML = html;
  root.append(style, page);
  document.body.append(host);
  return { page, remove: () => host.remove() };
}

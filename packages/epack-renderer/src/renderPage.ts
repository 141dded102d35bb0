import { type AssetUrl, type BrandKit, createImageSizes, kitFonts } from '@vitrina/block-kit';
import { BlockTree, type TreeSource } from '@vitrina/block-kit/react';
import { getChildIds, getComponent, type Page, rootId } from '@vitrina/epack-model';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { type BlockFailure, findFailures, replaceFailed } from './blockFailures.ts';
import { languageTag, localeDirection } from './languageTag.ts';
import { loadFirstPictureEarly } from './loadFirstPictureEarly.ts';
import { numberAlike } from './numberAlike.ts';
import { pageCss } from './pageCss.ts';
import { listRendered, type RenderedComponent } from './renderedComponents.ts';
import type { RenderPageOptions } from './renderPageOptions.ts';

/** A rendered page. @public */
export interface RenderedPage {
  /** The page's element, `<div class="page">…</div>`. */
  readonly html: string;
  readonly css: string;
  /** Custom elements the page uses, sorted; if empty, the page needs no script. */
  readonly elements: readonly string[];
  /** Stored sources of the assets the page loads, sorted. */
  readonly assets: readonly string[];
  /** Font families the page uses, sorted. */
  readonly fontFamilies: readonly string[];
  /** Blocks that could not be rendered. A page with any must not be published. */
  readonly failures: readonly BlockFailure[];
}

/**
 * Renders a page to HTML and CSS for a shadow root. Pure: needs neither a browser nor the network. A block whose View
 * throws is left out, with its content, and reported in `failures`; the others are rendered.
 *
 * @public
 */
export function renderPage(page: Page, options: RenderPageOptions): RenderedPage {
  try {
    return renderBlocks(page, options, []);
  } catch (error) {
    const failures = findFailures(page, options);
    if (failures.length === 0) throw error;
    return renderBlocks(page, options, failures);
  }
}

function renderBlocks(
  page: Page,
  options: RenderPageOptions,
  failures: readonly BlockFailure[],
): RenderedPage {
  const { catalogue, locale, assetUrl = (source) => source } = options;
  const failed = new Set(failures.map(({ componentId }) => componentId));
  const rendered = listRendered(page, catalogue.find, failed);
  const assets = new Set<string>();
  const notedAssetUrl: AssetUrl = (source) => {
    assets.add(source);
    return assetUrl(source);
  };
  const html = renderToStaticMarkup(
    createElement(
      'div',
      {
        className: 'page',
        'data-epack': options.publicId,
        lang: languageTag(locale),
        dir: options.direction ?? localeDirection(locale),
      },
      createElement(BlockTree, {
        source: pageSource(page),
        find: catalogue.find,
        views: options.views,
        rootId,
        locale,
        assetUrl: notedAssetUrl,
        imageSizes: createImageSizes({ page, find: catalogue.find, kitWidthPx: kitWidthPx(options.kit) }),
        ordinals: numberAlike(rendered),
        ...(failures.length > 0 && { replacements: replaceFailed(page, failures, options) }),
        ...(options.findPicture && { findPicture: options.findPicture }),
        ...(options.findPack && { findPack: options.findPack }),
        ...(options.dataSources && { dataSources: options.dataSources }),
      }),
    ),
  );
  return {
    html: loadFirstPictureEarly(html),
    css: pageCss(rendered, { assetUrl: notedAssetUrl, kit: options.kit }),
    elements: sorted(rendered.flatMap(({ definition }) => definition.elements)).filter((name) =>
      html.includes(`<${name}`),
    ),
    assets: sorted(assets),
    fontFamilies: sorted([...rendered.flatMap(usedFonts), ...(options.kit ? kitFonts(options.kit) : [])]),
    failures,
  };
}

function pageSource(page: Page): TreeSource {
  return {
    useNode: (id) => {
      const component = getComponent(page, id);
      return component && { component, childIds: getChildIds(page, id) };
    },
    useChildIds: (id) => getChildIds(page, id),
  };
}

function kitWidthPx(kit: BrandKit | undefined): number | undefined {
  const { maxWidth = 'none' } = kit ?? {};
  return maxWidth === 'none' ? undefined : Number(maxWidth);
}

function usedFonts({ component, definition }: RenderedComponent): string[] {
  return Object.entries(definition.props).flatMap(([name, kind]) => {
    if (kind.control.name !== 'fontFamily') return [];
    const stored = Object.hasOwn(component.props, name) ? component.props[name]?.value : undefined;
    return Object.values(stored ?? {}).filter((value): value is string => typeof value === 'string');
  });
}

function sorted(items: Iterable<string>): readonly string[] {
  return [...new Set(items)].sort();
}

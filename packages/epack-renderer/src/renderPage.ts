import type { AssetUrl, BlockDefinition, FindPack, FindPicture } from '@vitrina/block-kit';
import { BlockTree, type TreeSource, type Views } from '@vitrina/block-kit/react';
import type { Catalogue } from '@vitrina/block-catalogue';
import {
  type DataSource,
  getChildIds,
  getComponent,
  isDynamicWrapper,
  type Page,
  rootId,
} from '@vitrina/epack-model';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { languageTag, localeDirection } from './languageTag.ts';
import { loadFirstPictureEarly } from './loadFirstPictureEarly.ts';
import { pageCss, type RenderedComponent } from './pageCss.ts';

/** Options of {@link renderPage}. @public */
export interface RenderPageOptions {
  readonly catalogue: Catalogue;
  readonly views: Views;
  /** The epack's locale, such as `ru` or `il_he`. */
  readonly locale: string;
  /** The publication's public id; grants no access. */
  readonly publicId: string;
  /** Default: the direction of the locale. */
  readonly direction?: 'ltr' | 'rtl';
  /** The epack's data sources, for blocks that show their fields. */
  readonly dataSources?: readonly DataSource[];
  /** Returns the address to load for an asset's stored source. Default: the source itself. */
  readonly assetUrl?: AssetUrl;
  /** Finds the size and the other files of an image of which the page has only the source. */
  readonly findPicture?: FindPicture;
  /** Finds the one file that holds several, such as the frames of a rotation. Default: each loads by itself. */
  readonly findPack?: FindPack;
}

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
}

/**
 * Renders a page to HTML and CSS for a shadow root. Pure: needs neither a browser nor the network.
 *
 * @public
 */
export function renderPage(page: Page, options: RenderPageOptions): RenderedPage {
  const { catalogue, locale, assetUrl = (source) => source } = options;
  const rendered = renderedComponents(page, catalogue.find);
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
        ...(options.findPicture && { findPicture: options.findPicture }),
        ...(options.findPack && { findPack: options.findPack }),
        ...(options.dataSources && { dataSources: options.dataSources }),
      }),
    ),
  );
  return {
    html: loadFirstPictureEarly(html),
    css: pageCss(rendered, notedAssetUrl),
    elements: sorted(rendered.flatMap(({ definition }) => definition.elements)).filter((name) =>
      html.includes(`<${name}`),
    ),
    assets: sorted(assets),
    fontFamilies: sorted(rendered.flatMap(usedFonts)),
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

/** Lists the components that render markup: an unknown block and its content render nothing. */
function renderedComponents(
  page: Page,
  find: (key: string) => BlockDefinition | undefined,
): RenderedComponent[] {
  const rendered: RenderedComponent[] = [];
  const pending = getChildIds(page, rootId).toReversed();
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const component = getComponent(page, id);
    const definition = component && find(component.componentKey);
    const isSeries = component !== undefined && isDynamicWrapper(component);
    if (!component || !(definition || isSeries)) continue;
    if (definition && !isSeries) rendered.push({ component, definition });
    pending.push(...getChildIds(page, id).toReversed());
  }
  return rendered;
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

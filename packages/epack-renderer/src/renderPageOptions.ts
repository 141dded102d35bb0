import type { Catalogue } from '@vitrina/block-catalogue';
import type { AssetUrl, BrandKit, FindPack, FindPicture } from '@vitrina/block-kit';
import type { Views } from '@vitrina/block-kit/react';
import type { Component, DataSource } from '@vitrina/epack-model';

/** Options of `renderPage`. @public */
export interface RenderPageOptions {
  readonly catalogue: Catalogue;
  readonly views: Views;
  /** The epack's locale, such as `ru` or `il_he`. */
  readonly locale: string;
  /** The publication's public id; grants no access. */
  readonly publicId: string;
  /** The look of the brand. Default: that of pages without a kit. */
  readonly kit?: BrandKit;
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
  /** Returns the text shown in the place of a block whose View failed. Default: the place is empty. */
  readonly failureText?: (component: Component) => string;
}

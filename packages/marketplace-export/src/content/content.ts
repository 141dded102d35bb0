import type { Asset, BlockValues, RichText } from '@vitrina/block-catalogue';
import type { ComponentId, Json } from '@vitrina/epack-model';

/** The place of a value: its component and the path in the component's props. */
export interface Place {
  readonly componentId: ComponentId;
  readonly prop: string;
}

/** A value with its place. */
export interface Field<Value> extends Place {
  readonly value: Value;
}

/** An image with its texts. `mobile` is the image at the mobile size, which can be the same. */
export interface Picture extends Place {
  readonly desktop: Asset | undefined;
  readonly mobile: Asset | undefined;
  readonly altText: Field<string>;
}

/** A title with its text. */
export interface Section {
  readonly title: Field<string>;
  readonly text: Field<RichText>;
}

/** An image with a title and text, and optionally a link. */
export interface Card extends Section {
  readonly picture: Picture;
  readonly caption?: Field<string>;
  readonly url?: string;
}

/** A product of a comparison. */
export interface Product {
  readonly picture: Picture;
  readonly title: Field<string>;
  readonly asin?: Field<string>;
  readonly highlight?: boolean;
}

/** A row of a table. */
export interface Row {
  readonly label: Field<string>;
  readonly values: readonly Field<string>[];
}

/** A label with its value. */
export interface Pair {
  readonly label: Field<string>;
  readonly description: Field<string>;
}

type OzonTextLook = Pick<BlockValues<'OzonTitleDescription'>, 'theme' | 'gap' | 'padding'>;

/**
 * The kinds of content that blocks of all families are converted to; marketplace writers handle only these.
 */
export type ContentKinds = {
  text: Section & { readonly textAlign: string | undefined; readonly look?: OzonTextLook };
  list: {
    readonly title: Field<string>;
    readonly items: readonly Card[];
    readonly theme: 'bullet' | 'number' | 'image';
  };
  cards: {
    readonly title: Field<string>;
    readonly items: readonly Card[];
    /** Side by side, as small icons, one below the other on alternating sides, or one at a time. */
    readonly layout: 'columns' | 'icons' | 'chess' | 'gallery';
  };
  story: Card & {
    readonly side: 'top' | 'bottom' | 'left' | 'right' | 'over';
    readonly overlay?: 'dark' | 'light' | 'transparent';
  };
  picture: {
    readonly picture: Picture;
    readonly url: string;
    readonly width: BlockValues<'OzonPicture'>['width'];
    readonly hasMargins: boolean;
    readonly isLogo: boolean;
  };
  sidebar: {
    readonly title: Field<string>;
    readonly picture: Picture;
    readonly caption?: Field<string>;
    readonly main: Section;
    readonly list: readonly Field<RichText>[];
    readonly sidebar: Card;
    readonly sidebarList: readonly Field<RichText>[];
    readonly side: 'left' | 'right';
  };
  highlights: {
    readonly title: Field<string>;
    readonly picture: Picture;
    readonly sections: readonly Section[];
    readonly listTitle: Field<string>;
    readonly items: readonly Field<RichText>[];
  };
  pictureSpecs: {
    readonly title: Field<string>;
    readonly picture: Picture;
    readonly descriptionTitle: Field<string>;
    readonly descriptions: readonly Section[];
    readonly specificationTitle: Field<string>;
    readonly specifications: readonly Pair[];
    readonly specificationText: Field<RichText>;
  };
  comparison: {
    readonly title: Field<string>;
    readonly products: readonly Product[];
    readonly rows: readonly Row[];
  };
  table: { readonly title: Field<string>; readonly rows: readonly Row[]; readonly hasHeader: boolean };
  specs: { readonly title: Field<string>; readonly pairs: readonly Pair[]; readonly tableCount: number };
  video: { readonly source: Asset | undefined; readonly poster: Picture };
  youtube: { readonly videoId: string };
  raw: { readonly widget: Json };
};

/** The name of a kind of content. */
export type ContentKind = keyof ContentKinds;

/** One block's content. */
export type Content<Kind extends ContentKind = ContentKind> = {
  [Each in Kind]: ContentKinds[Each] & {
    readonly kind: Each;
    readonly componentId: ComponentId;
    readonly componentKey: string;
    /** Consecutive contents of one parent have the same number and can share a widget. */
    readonly run: number;
  };
}[Kind];

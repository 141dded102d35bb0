import type { Asset, BlockValues, RichText } from '@vitrina/block-catalogue';
import type { ComponentId, Json } from '@vitrina/epack-model';

/** Where a value stands: the component and the path in its props. */
export interface Place {
  readonly componentId: ComponentId;
  readonly prop: string;
}

/** A value with where it stands. */
export interface Field<Value> extends Place {
  readonly value: Value;
}

/** An image with its words. `mobile` is the one that shows on the mobile size, the same where there is no other. */
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

/** An image with title and text, a link where it has one. */
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

/** What the blocks of all families come to, whatever their names: a marketplace's writer knows these kinds only. */
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
    /** Beside each other, as small icons, one below the other with sides changing, or one at a time. */
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
    /** Of contents under one parent that follow each other; those may share a widget. */
    readonly run: number;
  };
}[Kind];

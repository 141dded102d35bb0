import {
  type Asset,
  type AssetUrl,
  type BlockDefinition,
  type Catalogue,
  type FindPicture,
  resolveValues,
  type RichText,
} from '@vitrina/block-catalogue';
import type { Component, Page } from '@vitrina/epack-model';

import type { Note } from '../report/issue.ts';
import type { Card, Field, Pair, Picture, Row, Section } from './content.ts';

/** Options for reading a page for a marketplace. @public */
export interface ReadingOptions {
  readonly catalogue: Catalogue;
  /** Returns the absolute address of an asset's stored source. Default: the source itself. */
  readonly assetUrl?: AssetUrl;
  /** Finds the size of an image of which the document has only the source. */
  readonly findPicture?: FindPicture;
}

/** The context of a block reader. */
export interface PageReader {
  readonly page: Page;
  readonly options: ReadingOptions;
  readonly note: Note;
}

/** A component with its values at desktop and mobile. */
export class BlockReader<Values = unknown> {
  readonly component: Component;
  readonly definition: BlockDefinition;
  readonly values: Values;
  readonly #mobile: Readonly<Record<string, unknown>>;

  constructor(component: Component, definition: BlockDefinition, options: ReadingOptions) {
    this.component = component;
    this.definition = definition;
    const located = {
      ...(options.assetUrl && { assetUrl: options.assetUrl }),
      ...(options.findPicture && { findPicture: options.findPicture }),
    };
    this.values = resolveValues(definition, component, 'desktop', located) as Values;
    this.#mobile = resolveValues(definition, component, 'mobile', located);
  }

  field<Value>(prop: string, value: Value): Field<Value> {
    return { componentId: this.component.id, prop, value };
  }

  picture(prop: string, asset: Asset | undefined, altProp: string, altText: string): Picture {
    const mobile = Object.hasOwn(this.#mobile, prop) ? (this.#mobile[prop] as Asset | undefined) : asset;
    return {
      componentId: this.component.id,
      prop,
      desktop: asset ?? mobile,
      mobile: mobile ?? asset,
      altText: this.field(altProp, altText),
    };
  }

  section(values: SectionValues, prefix = ''): Section {
    return {
      title: this.field(`${prefix}title`, values.title),
      text: this.field(`${prefix}text`, values.text),
    };
  }

  card(values: CardValues, prefix = ''): Card {
    return {
      ...this.section(values, prefix),
      picture: this.picture(`${prefix}image`, values.image, `${prefix}altText`, values.altText),
      ...(values.caption !== undefined && { caption: this.field(`${prefix}caption`, values.caption) }),
    };
  }

  cards(values: readonly CardValues[], prop = 'items'): Card[] {
    return values.map((item, index) => this.card(item, `${prop}.${index}.`));
  }

  lines(values: readonly { readonly text: RichText }[], prop: string): Field<RichText>[] {
    return values.map(({ text }, index) => this.field(`${prop}.${index}.text`, text));
  }

  rows(values: readonly RowValues[]): Row[] {
    return values.map((row, index) => ({
      label: this.field(`rows.${index}.label`, row.label),
      values: row.values.map((value, at) => this.field(`rows.${index}.values.${at}`, value)),
    }));
  }

  pairs(values: readonly PairValues[]): Pair[] {
    return values.map(({ label, description }, index) => ({
      label: this.field(`specifications.${index}.label`, label),
      description: this.field(`specifications.${index}.description`, description),
    }));
  }
}

interface SectionValues {
  readonly title: string;
  readonly text: RichText;
}

interface CardValues extends SectionValues {
  readonly image: Asset | undefined;
  readonly altText: string;
  readonly caption?: string;
}

interface RowValues {
  readonly label: string;
  readonly values: readonly string[];
}

interface PairValues {
  readonly label: string;
  readonly description: string;
}

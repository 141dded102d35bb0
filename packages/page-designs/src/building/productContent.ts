import type { JsonObject } from '@vitrina/epack-model';

/** A property of a product with its value. */
export interface Specification {
  readonly name: string;
  readonly value: string;
}

/** An image: its address, or the value of an image prop. */
export type ProductImage = string | JsonObject;

/** The known facts of a product, as plain texts. A page filled with them says nothing else. */
export interface ProductContent<Image extends ProductImage = ProductImage> {
  readonly name: string;
  /** Empty if unknown, like the description. */
  readonly brand: string;
  readonly description: string;
  readonly benefits: readonly string[];
  /** Steps of use, in order. */
  readonly steps: readonly string[];
  readonly specifications: readonly Specification[];
  /** The main image first. */
  readonly images: readonly Image[];
}

/** A product of which nothing is known. */
export const unknownProduct: ProductContent = {
  name: '',
  brand: '',
  description: '',
  benefits: [],
  steps: [],
  specifications: [],
  images: [],
};

/** A text in two parts. */
export interface TitledText {
  readonly title: string;
  /** Empty if the title says it all. */
  readonly text: string;
}

const maxTitleLength = 60;
const maxLeadLength = 180;

const sentenceEnd = /(?<=[.!?…])\s+(?=\p{Lu}|\d)/u;

/** Separates the title of a benefit from its text: "Quiet: 38 dB", "Quiet — 38 dB" or "Quiet. Only 38 dB". */
export function splitTitle(text: string): TitledText {
  const [, title, rest] = /^(.+?)(?::\s+|\s+[—–-]\s+|(?<=[.!?])\s+)(.+)$/su.exec(text) ?? [];
  if (title === undefined || rest === undefined || title.length > maxTitleLength)
    return { title: text, text: '' };
  return { title: title.replace(/\.$/, ''), text: rest };
}

/** Separates the first sentence of a description from the others; a long one is none. */
export function splitLead(description: string): { readonly lead: string; readonly rest: string } {
  const [first = '', ...others] = description.split(sentenceEnd);
  if (first.length > maxLeadLength || first.includes('\n')) return { lead: '', rest: description };
  return { lead: first, rest: description.slice(first.length).trim() || others.join(' ') };
}

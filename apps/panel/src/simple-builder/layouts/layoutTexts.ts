import type { Translate } from '@vitrina/block-kit';
import type { Json } from '@vitrina/epack-model';

import ru from './ru.json' with { type: 'json' };
import { samples } from './samples.ts';

const russian: Readonly<Record<string, string>> = ru;

/** Returns a function that translates a layout's texts to a locale and inserts the product's name. */
export function sayAbout(product: string, locale: string): Translate {
  const isRussian = /(^|[_-])ru$/i.test(locale);
  return (text) => ((isRussian ? russian[text] : undefined) ?? text).replaceAll('{product}', product).trim();
}

const sampleTexts: ReadonlySet<string> = new Set(
  Object.values(samples).flatMap((text) => [text, russian[text] ?? text]),
);

/** Returns whether a stored value still contains a sample text, in any language. */
export function saysSample(value: Json | undefined): boolean {
  if (typeof value === 'string') return sampleTexts.has(value.replaceAll(/<[^>]*>/g, '').trim());
  return typeof value === 'object' && value !== null && Object.values(value).some(saysSample);
}

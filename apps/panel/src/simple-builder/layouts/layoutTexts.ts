import type { Translate } from '@vitrina/block-kit';
import type { Json } from '@vitrina/epack-model';

import ru from './ru.json' with { type: 'json' };
import { samples } from './samples.ts';

const russian: Readonly<Record<string, string>> = ru;

/** Says a layout's texts in the language of a locale, about the product of this name. */
export function sayAbout(product: string, locale: string): Translate {
  const isRussian = /(^|[_-])ru$/i.test(locale);
  return (text) => ((isRussian ? russian[text] : undefined) ?? text).replaceAll('{product}', product).trim();
}

const sampleTexts: ReadonlySet<string> = new Set(
  Object.values(samples).flatMap((text) => [text, russian[text] ?? text]),
);

/** Whether a stored value still says one of the texts that only show what to write, in any language. */
export function saysSample(value: Json | undefined): boolean {
  if (typeof value === 'string') return sampleTexts.has(value.replaceAll(/<[^>]*>/g, '').trim());
  return typeof value === 'object' && value !== null && Object.values(value).some(saysSample);
}

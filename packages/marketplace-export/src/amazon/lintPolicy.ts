import { plainText, type RichText } from '@vitrina/block-catalogue';

import type { Content, Field } from '../content/content.ts';
import type { MarketplaceMessageId } from '../messages/index.ts';
import type { Note } from '../report/issue.ts';

/** Matches words by their beginnings, in any script: `\b` supports only Latin letters. */
const words = (...beginnings: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings.join('|')})`, 'iu');
/** Matches whole words. */
const wholeWords = (...all: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** The texts that Amazon's editors reject, in English and Russian. */
const rules: readonly { readonly code: MarketplaceMessageId; readonly pattern: RegExp }[] = [
  { code: 'marketplace.policy.email', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u },
  {
    code: 'marketplace.policy.link',
    pattern:
      /https?:\/\/\S+|(?<![@\w])(?:www\.)?[\p{L}\d-]{2,}\.(?:com|net|org|ru|рф|shop|store|info)(?![\p{L}\d])/iu,
  },
  {
    code: 'marketplace.policy.phone',
    pattern: /(?<![\d.])(?:\+\d|8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/u,
  },
  {
    code: 'marketplace.policy.price',
    pattern:
      /[$€£₽]\s?\d[\d\s.,]*|\d[\d\s.,]*(?:[$€£₽]|(?:руб(?:л\p{L}+|\.)?|р\.|usd|eur|dollars?|euros?)(?!\p{L}))/iu,
  },
  {
    code: 'marketplace.policy.promotion',
    pattern: words(
      'discount',
      'on sale',
      'sale(?!\\p{L})',
      'promo',
      'coupon',
      'special offer',
      'limited time',
      'buy (?:now|one)',
      'free gift',
      'скидк',
      'распродаж',
      'акци[яюией](?!\\p{L})',
      'промокод',
      'купон',
      'спецпредложени',
      'специальн\\p{L}+ предложени',
      'в подарок',
      'купите',
    ),
  },
  {
    code: 'marketplace.policy.shipping',
    pattern: words('free shipping', 'shipping', 'free delivery', 'delivery', 'доставк', 'доставим'),
  },
  {
    code: 'marketplace.policy.guarantee',
    pattern: words(
      'guarantee',
      'warrant(?:y|ies)',
      'money[- ]back',
      'refund',
      'гаранти',
      'возврат\\p{L}* дене',
    ),
  },
  {
    code: 'marketplace.policy.time',
    pattern: wholeWords(
      'new',
      'now',
      'latest',
      'today',
      'brand[- ]new',
      'нов(?:ый|ая|ое|ые|ого|ой|ую|ых|инка|инки|инку)',
      'сейчас',
      'сегодня',
      'последн(?:ий|яя|ее|ие|ей|юю)',
    ),
  },
  {
    code: 'marketplace.policy.comparison',
    pattern: words(
      'better than',
      'unlike (?:other|the others)',
      'compared (?:to|with) other',
      'competitor',
      'лучше,? чем',
      'в отличие от',
      'по сравнению с (?:другими|аналог|конкурент)',
      'конкурент',
    ),
  },
];

/** Warns of words that Amazon's content policy forbids, text by text. */
export function lintPolicy(contents: readonly Content[], note: Note): void {
  for (const content of contents) {
    for (const { value, componentId, prop } of listTexts(content)) {
      for (const { code, pattern } of rules) {
        const found = pattern.exec(value)?.[0].trim();
        if (found) note({ code, severity: 'warning', componentId, prop, values: { words: found } });
      }
    }
  }
}

/** Lists every text in a content, at any depth. */
function* listTexts(value: unknown): Generator<Field<string>> {
  if (Array.isArray(value)) {
    for (const item of value) yield* listTexts(item);
  } else if (typeof value === 'object' && value !== null) {
    if (isField(value)) {
      const text = typeof value.value === 'string' ? value.value : plainText(value.value as RichText);
      yield { ...value, value: text };
    } else for (const member of Object.values(value)) yield* listTexts(member);
  }
}

function isField(value: object): value is Field<unknown> {
  return 'value' in value && 'componentId' in value && 'prop' in value;
}

import type { Asset } from '@vitrina/block-kit';
import { languageTag } from '@vitrina/block-kit/react';

/** Returns the kind and size of a file, such as `PDF, 1.2 MB`; undefined if the size is unknown. */
export function fileNote({ src, sizeBytes }: Asset, locale: string): string | undefined {
  if (sizeBytes === undefined) return undefined;
  const kind = /\.([a-z\d]{2,5})$/i.exec(src.replace(/[?#].*/, ''))?.[1]?.toUpperCase();
  return [kind, formatSize(sizeBytes, locale)].filter(Boolean).join(', ');
}

function formatSize(sizeBytes: number, locale: string): string {
  const isSmall = sizeBytes < 1_000_000;
  const amount = sizeBytes / (isSmall ? 1000 : 1_000_000);
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  const options = { style: 'unit', unit, maximumFractionDigits: isSmall ? 0 : 1 } as const;
  return new Intl.NumberFormat(knownLanguage(locale), options).format(Math.max(amount, 1));
}

/** A document can have any text as its locale. */
function knownLanguage(locale: string): string {
  try {
    return Intl.getCanonicalLocales(languageTag(locale))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

import { parseRichText, plainText } from '@vitrina/block-kit';

/** Returns the words of a stored text. The assistant gets only words, since it would change markup. */
export function toPlainText(html: string): string {
  return plainText(parseRichText(html)).trim();
}

/** Returns whether converting a stored text to words loses formatting. */
export function hasFormatting(html: string): boolean {
  return parseRichText(html).some((node) => typeof node !== 'string');
}

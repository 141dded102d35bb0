import { parseRichText, plainText } from '@vitrina/block-kit';

/** The words of a stored text, which are all the assistant is given: markup would be changed with them. */
export function toPlainText(html: string): string {
  return plainText(parseRichText(html)).trim();
}

/** Whether turning a stored text into words loses formatting. */
export function hasFormatting(html: string): boolean {
  return parseRichText(html).some((node) => typeof node !== 'string');
}

/** Words as a stored text: nothing in them is markup, lines stay lines. */
export function toHtml(words: string): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replaceAll(/\r?\n/g, '<br>');
}

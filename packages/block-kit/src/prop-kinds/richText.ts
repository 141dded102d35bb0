import { accept, type PropKind, type PropOptions, refuse } from '../propKind.ts';
import { listLostTags } from '../rich-text/listLostTags.ts';
import { parseRichText } from '../rich-text/parseRichText.ts';
import type { RichText } from '../rich-text/richTextTree.ts';

/** Options of {@link richText}. @public */
export interface RichTextOptions extends PropOptions {
  readonly default?: string;
  readonly maxLength?: number;
}

/**
 * Formatted text, stored as HTML and read into an allow-listed tree: never inserted as markup anywhere.
 *
 * @public
 */
export function richText(options: RichTextOptions = {}): PropKind<RichText> {
  const maxLength = options.maxLength ?? 100_000;
  return {
    control: { name: 'richText' },
    section: options.section ?? 'content',
    isPerSize: options.isPerSize ?? false,
    isOptional: false,
    defaultValue: options.default ?? '',
    schema: { type: 'string', contentMediaType: 'text/html', maxLength },
    parse(value) {
      if (typeof value === 'number') return accept([String(value)]);
      if (typeof value !== 'string') return refuse('notText');
      if (value.length > maxLength) return refuse('tooLong', { maxLength });
      const lost = listLostTags(value);
      const warning =
        lost.length > 0 ? ({ code: 'markupLost', values: { tags: lost.join(', ') } } as const) : undefined;
      return accept(parseRichText(value), warning);
    },
  };
}

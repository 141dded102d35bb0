import { accept, type PropKind, type PropOptions, refuse } from '../propKind.ts';

/** Options of {@link text}. @public */
export interface TextOptions extends PropOptions {
  readonly default?: string;
  /** Whether the default is a sample to replace, such as “Title”. Default: false. */
  readonly isSample?: boolean;
  readonly maxLength?: number;
  readonly isMultiline?: boolean;
  /** A pattern that the text matches unless it is empty, with a valid example for the refusal. */
  readonly format?: { readonly pattern: RegExp; readonly example: string };
}

/**
 * Plain text. It is always rendered as text, never as markup.
 *
 * @public
 */
export function text(options: TextOptions = {}): PropKind<string> {
  const { maxLength = 2000, format } = options;
  return {
    control: {
      name: 'text',
      isMultiline: options.isMultiline ?? false,
      maxLength,
      ...(format && { example: format.example }),
    },
    section: options.section ?? 'content',
    isPerSize: options.isPerSize ?? false,
    isOptional: false,
    defaultValue: options.default ?? '',
    ...(options.isSample && { hasSampleDefault: true }),
    schema: { type: 'string', maxLength, ...(format && { pattern: `^$|${format.pattern.source}` }) },
    parse(value) {
      if (typeof value === 'number') return accept(String(value));
      if (typeof value !== 'string') return refuse('notText');
      if (value.length > maxLength) return refuse('tooLong', { maxLength });
      if (!format || value === '' || format.pattern.test(value)) return accept(value);
      return refuse('wrongFormat', { example: format.example });
    },
  };
}

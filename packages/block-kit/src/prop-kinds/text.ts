import { accept, type PropKind, type PropOptions, refuse } from '../propKind.ts';

/** Options of {@link text}. @public */
export interface TextOptions extends PropOptions {
  readonly default?: string;
  readonly maxLength?: number;
  readonly isMultiline?: boolean;
}

/**
 * Plain text. It is always rendered as text, never as markup.
 *
 * @public
 */
export function text(options: TextOptions = {}): PropKind<string> {
  const maxLength = options.maxLength ?? 2000;
  return {
    control: { name: 'text', isMultiline: options.isMultiline ?? false, maxLength },
    section: options.section ?? 'content',
    isPerSize: options.isPerSize ?? false,
    isOptional: false,
    defaultValue: options.default ?? '',
    schema: { type: 'string', maxLength },
    parse(value) {
      if (typeof value === 'number') return accept(String(value));
      if (typeof value !== 'string') return refuse('notText');
      return value.length > maxLength ? refuse('tooLong', { maxLength }) : accept(value);
    },
  };
}

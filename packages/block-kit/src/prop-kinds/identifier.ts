import { accept, type PropKind, type PropOptions, refuse } from '../propKind.ts';

/** Options of {@link identifier}. @public */
export interface IdentifierOptions extends PropOptions {
  /** The identifier's format, anchored at both ends. */
  readonly pattern: RegExp;
  /** Extracts the identifier from a pasted address, such as that of a video's page. */
  readonly fromAddress?: (address: URL) => string | null | undefined;
}

/** The identifier of an external object, such as a video. Empty means none. @public */
export function identifier(options: IdentifierOptions): PropKind<string> {
  const { pattern, fromAddress } = options;
  return {
    control: { name: 'text', isMultiline: false, maxLength: 2000 },
    section: options.section ?? 'content',
    isPerSize: false,
    isOptional: false,
    defaultValue: '',
    schema: { type: 'string', maxLength: 2000 },
    parse(value) {
      if (typeof value === 'number') return accept(String(value));
      const trimmed = typeof value === 'string' && value.length <= 2000 ? value.trim() : undefined;
      if (trimmed === '') return accept('');
      const address = trimmed?.includes('/') ? URL.parse(trimmed) : null;
      const found = address ? fromAddress?.(address) : trimmed;
      return found && pattern.test(found) ? accept(found) : refuse('notIdentifier');
    },
  };
}

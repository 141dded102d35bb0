import { accept, type PropKind, type PropOptions, refuse } from '../propKind.ts';

/** Options of {@link boolean}. @public */
export interface BooleanOptions extends PropOptions {
  readonly default?: boolean;
  /** Whether a copy starts with the default. */
  readonly isResetWhenAdded?: boolean;
}

const words: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['on', true],
  ['off', false],
]);

/**
 * On or off. The words `on`, `off`, `true` and `false` are accepted in any case.
 *
 * @public
 */
export function boolean(options: BooleanOptions = {}): PropKind<boolean> {
  return {
    control: { name: 'boolean' },
    section: options.section ?? 'content',
    isPerSize: options.isPerSize ?? false,
    isOptional: false,
    ...(options.isResetWhenAdded && { whenAdded: 'reset' as const }),
    defaultValue: options.default ?? false,
    schema: { type: 'boolean' },
    parse(value) {
      const parsed = typeof value === 'string' ? words.get(value.toLowerCase()) : value;
      return typeof parsed === 'boolean' ? accept(parsed) : refuse('notBoolean');
    },
  };
}

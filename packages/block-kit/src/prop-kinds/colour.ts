import { isColour } from '../css-values/colourValue.ts';
import { accept, type PropKind, type PropOptions, refuse } from '../propKind.ts';

/** Options of {@link colour}. @public */
export interface ColourOptions extends PropOptions {
  readonly default?: string;
  /** Swatches offered beside the free choice. */
  readonly choices?: readonly string[];
}

/**
 * A CSS colour: hexadecimal, rgb(), hsl() or a plain name.
 *
 * @public
 */
export function colour(options: ColourOptions = {}): PropKind<string> {
  return {
    control: { name: 'colour', choices: options.choices ?? [] },
    section: options.section ?? 'style',
    isPerSize: options.isPerSize ?? true,
    isOptional: false,
    defaultValue: options.default ?? '#000000',
    schema: { type: 'string', format: 'colour' },
    parse(value) {
      const trimmed = typeof value === 'string' ? value.trim() : '';
      return isColour(trimmed) ? accept(trimmed) : refuse('notColour');
    },
  };
}

import { isColorOrToken } from '../css-values/colorValue.ts';
import { accept, type PropKind, type PropOptions, refuse } from '../propKind.ts';

/** Options of {@link color}. @public */
export interface ColorOptions extends PropOptions {
  readonly default?: string;
  /** Swatches offered in addition to a free choice. */
  readonly choices?: readonly string[];
}

/**
 * A CSS color: hexadecimal, rgb(), hsl(), a plain name, or a color of the brand's kit such as `var(--kit-accent)`.
 *
 * @public
 */
export function color(options: ColorOptions = {}): PropKind<string> {
  return {
    control: { name: 'color', choices: options.choices ?? [], kitTokens: 'color' },
    section: options.section ?? 'fill',
    isPerSize: options.isPerSize ?? true,
    isOptional: false,
    defaultValue: options.default ?? '#000000',
    schema: { type: 'string', format: 'color' },
    parse(value) {
      const trimmed = typeof value === 'string' ? value.trim() : '';
      return isColorOrToken(trimmed) ? accept(trimmed) : refuse('notColor');
    },
  };
}

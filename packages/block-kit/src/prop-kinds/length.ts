import { accept, type LengthUnit, type PropKind, type PropOptions, refuse } from '../propKind.ts';

/** Options of {@link length}. @public */
export interface LengthOptions extends PropOptions {
  readonly default?: string;
  readonly units?: readonly LengthUnit[];
  /** Words accepted instead of a number, such as `auto`. */
  readonly keywords?: readonly string[];
  readonly allowsNegative?: boolean;
}

const allUnits: readonly LengthUnit[] = ['px', '%', 'em', 'cqw'];

/**
 * A CSS length such as `120px` or `50%`. A bare number counts pixels.
 *
 * @public
 */
export function length(options: LengthOptions = {}): PropKind<string> {
  const { units = allUnits, keywords = [], allowsNegative = false } = options;
  const pattern = lengthPattern(units, allowsNegative);
  return {
    control: { name: 'length', units, keywords },
    section: options.section ?? 'size',
    isPerSize: options.isPerSize ?? true,
    isOptional: false,
    defaultValue: options.default ?? keywords[0] ?? '0px',
    schema: { type: 'string', pattern: pattern.source },
    parse(value) {
      const trimmed =
        typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
      if (keywords.includes(trimmed)) return accept(trimmed);
      const match = pattern.exec(trimmed);
      if (!match) return refuse('notLength', { units: units.join(', ') });
      return accept(match[2] ? trimmed : `${trimmed}px`);
    },
  };
}

function lengthPattern(units: readonly LengthUnit[], allowsNegative: boolean): RegExp {
  return new RegExp(String.raw`^(${allowsNegative ? '-?' : ''}\d{1,5}(?:\.\d{1,4})?)(${units.join('|')})?$`);
}

import {
  accept,
  type NumberUnit,
  type PropKind,
  type PropOptions,
  refuse,
  type WhenAdded,
} from '../propKind.ts';

/** Options of {@link number}. @public */
export interface NumberOptions extends PropOptions {
  readonly default?: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly unit?: NumberUnit;
  /** How the number changes when its block is added to a page. */
  readonly whenAdded?: WhenAdded;
}

const numeral = /^-?\d+(\.\d+)?$/;

/** A number within limits. Digits stored as text are accepted. @public */
export function number(options: NumberOptions = {}): PropKind<number> {
  const { min, max, unit, step = 1 } = options;
  return {
    control: { name: 'number', min, max, step, unit },
    section: options.section ?? 'content',
    isPerSize: options.isPerSize ?? false,
    isOptional: false,
    ...(options.whenAdded && { whenAdded: options.whenAdded }),
    defaultValue: options.default ?? min ?? 0,
    schema: {
      type: 'number',
      ...(min !== undefined && { minimum: min }),
      ...(max !== undefined && { maximum: max }),
    },
    parse(value) {
      const parsed = typeof value === 'string' && numeral.test(value) ? Number(value) : value;
      if (typeof parsed !== 'number' || !Number.isFinite(parsed)) return refuse('notNumber');
      if (min !== undefined && parsed < min) return refuse('tooSmall', { min });
      if (max !== undefined && parsed > max) return refuse('tooLarge', { max });
      return accept(parsed);
    },
  };
}

import { findKitLength } from '../css-values/kitLength.ts';
import { accept, isJsonObject, type PropKind, type PropOptions, refuse } from '../propKind.ts';
import { length } from './length.ts';

/** Options of {@link box}. @public */
export interface BoxOptions extends PropOptions {
  readonly allowsNegative?: boolean;
  readonly allowsAuto?: boolean;
  /** Whether sides can follow the spacing and the width of the brand's kit; see `kitSpace` and `kitGutter`. */
  readonly followsKit?: boolean;
}

/** Four sides; a missing one is not set. @public */
export interface Box {
  readonly top?: string;
  readonly right?: string;
  readonly bottom?: string;
  readonly left?: string;
}

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** Lengths for four sides (margin, padding). A single length applies to all four. @public */
export function box(options: BoxOptions = {}): PropKind<Box> {
  const allowsNegative = options.allowsNegative ?? false;
  const followsKit = options.followsKit ?? false;
  const side = length({ allowsNegative, keywords: options.allowsAuto ? ['auto'] : [] });
  return {
    control: { name: 'box', allowsNegative, ...(followsKit && { kitTokens: 'length' }) },
    section: options.section ?? 'space',
    isPerSize: options.isPerSize ?? true,
    isOptional: false,
    defaultValue: {},
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        sides.map((name) => [name, followsKit ? { type: 'string', maxLength: 80 } : side.schema]),
      ),
      additionalProperties: false,
    },
    parse(value) {
      if (typeof value === 'string' || typeof value === 'number') {
        const all = side.parse(value);
        if (!all.ok) return all;
        return accept({ top: all.value, right: all.value, bottom: all.value, left: all.value });
      }
      if (!isJsonObject(value)) return refuse('notLength');
      const parsed: Partial<Record<(typeof sides)[number], string>> = {};
      for (const name of sides) {
        const stored = Object.hasOwn(value, name) ? value[name] : undefined;
        if (stored === undefined || stored === null || stored === '') continue;
        if (followsKit && typeof stored === 'string' && findKitLength(stored)) {
          parsed[name] = stored;
          continue;
        }
        const length = side.parse(stored);
        if (!length.ok) return length;
        parsed[name] = length.value;
      }
      return accept(parsed);
    },
  };
}

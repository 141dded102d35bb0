import type { Json } from '@vitrina/epack-model';

import { accept, isJsonList, type MapAssets, type PropKind, type PropOptions, refuse } from '../propKind.ts';

/** Options of {@link list}. @public */
export interface ListOptions extends PropOptions {
  readonly default?: readonly Json[];
  readonly min?: number;
  readonly max?: number;
}

/**
 * A list of values of one kind. An invalid item counts as its kind's default, so that the others keep their
 * places; it is left out only if its kind has none.
 *
 * @public
 */
export function list<Item>(item: PropKind<Item>, options: ListOptions = {}): PropKind<readonly Item[]> {
  const { min = 0, max = 500 } = options;
  const mapAssets: MapAssets<readonly Item[]> = (value, map) =>
    value.map((entry) => item.mapAssets?.(entry, map) ?? entry);
  return {
    control: { name: 'list', item, min, max },
    section: options.section ?? 'content',
    isPerSize: options.isPerSize ?? false,
    isOptional: false,
    defaultValue: [...(options.default ?? [])],
    schema: { type: 'array', items: item.schema, minItems: min, maxItems: max },
    parse(value) {
      if (!isJsonList(value)) return refuse('notList');
      if (value.length < min) return refuse('tooFewItems', { min });
      if (value.length > max) return refuse('tooManyItems', { max });
      return accept(
        value.flatMap((stored) => {
          const own = item.parse(stored);
          const parsed = own.ok ? own : item.parse(item.defaultValue);
          return parsed.ok ? [parsed.value] : [];
        }),
      );
    },
    ...(item.mapAssets && { mapAssets }),
  };
}

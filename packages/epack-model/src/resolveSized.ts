import type { Json } from './json.ts';
import { sizes, type SizeName } from './schemas/size.ts';
import type { SizedValue } from './schemas/prop.ts';

/**
 * Returns the value at a size: its own, or that of the nearest larger size with a value. Desktop is the base.
 *
 * @public
 */
export function resolveSized(value: SizedValue, size: SizeName): Json | undefined {
  for (let at = sizes.indexOf(size); at >= 0; at--) {
    const own = value[sizes[at] ?? 'desktop'];
    if (own !== undefined) return own;
  }
  return undefined;
}

import type { Json } from './json.ts';
import { sizes, type SizeName } from './schemas/size.ts';
import type { SizedValue } from './schemas/prop.ts';

/**
 * The value at a size: its own, else that of the nearest larger size that has one. Desktop is the base.
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

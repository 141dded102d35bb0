import { defineContentElement } from './contentElement.ts';
import {
  mount as mountAt,
  type MountedContent,
  type MountedProduct,
  type MountOptions,
} from './mountContent.ts';

/** The server's root is two folders above this module. */
const stream = new URL('../../', import.meta.url).href;

defineContentElement(stream);

/** {@link mountAt}, by default from the server of this module. */
export function mount(
  target: Element | ShadowRoot,
  product: MountedProduct,
  options: Partial<MountOptions> = {},
): Promise<MountedContent> {
  return mountAt(target, product, { stream, ...options });
}

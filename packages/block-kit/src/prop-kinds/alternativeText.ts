import type { PropKind } from '../propKind.ts';
import { text, type TextOptions } from './text.ts';

/**
 * The alternative text of an image, a model or a rotation, for screen readers and search engines.
 *
 * @param describes - the name of the prop beside it that holds what the text describes
 * @public
 */
export function alternativeText(describes: string, options: TextOptions = {}): PropKind<string> {
  return { ...text(options), describes };
}

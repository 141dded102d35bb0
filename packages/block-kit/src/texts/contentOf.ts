import { isForPeople } from './listTexts.ts';
import type { PropKind } from '../propKind.ts';

/** Kinds of content that an author fills into a block: texts, files such as images, links. @public */
export type ContentKind = 'text' | 'file' | 'link';

/**
 * Returns the kind of content that a property holds, by itself or in a list or group; undefined for a setting.
 *
 * @param name - the property's name
 * @public
 */
export function contentOf(name: string, kind: PropKind<unknown>): ContentKind | undefined {
  const { control } = kind;
  switch (control.name) {
    case 'text':
    case 'richText':
      return isForPeople({ name, field: undefined }, kind) ? 'text' : undefined;
    case 'asset':
      return 'file';
    case 'link':
      return 'link';
    case 'list':
      return contentOf(name, control.item);
    case 'group': {
      const kinds = Object.entries(control.fields).map(([field, member]) => contentOf(field, member));
      return (['file', 'text', 'link'] as const).find((each) => kinds.includes(each));
    }
    default:
      return undefined;
  }
}

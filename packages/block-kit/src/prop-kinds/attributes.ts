import type { Json } from '@vitrina/epack-model';

import { accept, isJsonObject, type PropKind, type PropOptions, refuse } from '../propKind.ts';

/** Custom attributes allowed on a block's root element; all others are refused. */
const allowed =
  /^(?:title|role|lang|id|tabindex|itemprop|itemscope|itemtype|aria-[a-z]{2,30}|data-[a-z][a-z\d-]{0,60})$/;

/** Attributes that the renderer writes and a document cannot override. */
const reserved = new Set(['data-block', 'data-key', 'data-epack', 'data-vitrina']);

/**
 * Extra attributes of a block's root element, by name, from an allow-list: no handlers, no styles, no addresses.
 *
 * @public
 */
export function attributes(options: PropOptions = {}): PropKind<Readonly<Record<string, string>>> {
  return {
    control: { name: 'attributes' },
    section: options.section ?? 'advanced',
    isPerSize: false,
    isOptional: false,
    defaultValue: {},
    schema: {
      type: 'object',
      propertyNames: { pattern: allowed.source },
      additionalProperties: { type: 'string', maxLength: 500 },
    },
    parse(value) {
      if (!isJsonObject(value)) return refuse('notAttribute', { name: '' });
      const entries = Object.entries(value).map(([name, content]) => [name, readContent(content)] as const);
      const refused = entries.find(([name, content]) => !isAllowed(name) || content === undefined);
      if (refused || entries.length > 50) {
        return refuse('notAttribute', { name: refused?.[0].slice(0, 60) ?? '' });
      }
      return accept(Object.fromEntries(entries.map(([name, content]) => [name, content ?? ''])));
    },
  };
}

function isAllowed(name: string): boolean {
  return allowed.test(name) && !reserved.has(name);
}

function readContent(content: Json): string | undefined {
  if (typeof content === 'number') return String(content);
  return typeof content === 'string' && content.length <= 500 ? content : undefined;
}

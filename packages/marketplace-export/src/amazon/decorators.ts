import type { Line } from '../content/richText.ts';

/** The decorator types of Amazon's rich text. */
export const decoratorTypes = [
  'LIST_ITEM',
  'LIST_ORDERED',
  'LIST_UNORDERED',
  'STYLE_BOLD',
  'STYLE_ITALIC',
  'STYLE_LINEBREAK',
  'STYLE_PARAGRAPH',
  'STYLE_UNDERLINE',
] as const;

type DecoratorType = (typeof decoratorTypes)[number];

/** A formatted part of a text; `offset` and `length` count UTF-16 code units, as in Amazon's API. */
export interface Decorator {
  readonly type: DecoratorType;
  readonly offset: number;
  readonly length: number;
  readonly depth: number;
}

const styles: Readonly<Record<string, DecoratorType>> = {
  strong: 'STYLE_BOLD',
  em: 'STYLE_ITALIC',
  u: 'STYLE_UNDERLINE',
};

/** The tags that become decorators, besides lists. */
export const decoratedTags: ReadonlySet<string> = new Set([...Object.keys(styles), 'ul', 'ol', 'li']);

/** A text of at most `maxLength` with its decorators. A decorator of length zero separates lines. */
export interface Decorated {
  readonly value: string;
  readonly decorators: readonly Decorator[];
}

/** Combines lines into one decorated text. */
export function decorate(lines: readonly Line[]): Decorated {
  const decorators: Decorator[] = [];
  const lists = new Map<number, { start: number; end: number; ordered: boolean; depth: number }>();
  let value = '';
  let before: Line | undefined;
  for (const line of lines) {
    if (before) {
      if (isSameBlock(before, line)) decorators.push(mark('STYLE_LINEBREAK', value.length, value.length));
      value += '\n';
    }
    const start = value.length;
    for (const { text, tags } of line.runs) {
      const runStart = value.length;
      value += text;
      decorators.push(...tags.flatMap((tag) => styleOf(tag, runStart, value.length)));
    }
    if (line.list) {
      const { key, ordered, depth } = line.list;
      decorators.push(mark('LIST_ITEM', start, value.length, depth));
      lists.set(key, { start: lists.get(key)?.start ?? start, end: value.length, ordered, depth });
    }
    before = line;
  }
  for (const { start, end, ordered, depth } of lists.values()) {
    decorators.push(mark(ordered ? 'LIST_ORDERED' : 'LIST_UNORDERED', start, end, depth));
  }
  return { value, decorators: joined(decorators) };
}

function isSameBlock(before: Line, line: Line): boolean {
  return before.block === line.block && !line.list;
}

function mark(type: DecoratorType, start: number, end: number, depth = 0): Decorator {
  return { type, offset: start, length: end - start, depth };
}

function styleOf(tag: string, start: number, end: number): Decorator[] {
  const type = Object.hasOwn(styles, tag) ? styles[tag] : undefined;
  return type ? [mark(type, start, end)] : [];
}

/** Merges adjacent decorators of one style and removes duplicates. */
function joined(decorators: readonly Decorator[]): Decorator[] {
  const sorted = decorators.toSorted((a, b) => a.offset - b.offset || b.length - a.length);
  const result: Decorator[] = [];
  for (const next of sorted) {
    const at = result.findLastIndex(
      (each) =>
        each.type === next.type &&
        next.type.startsWith('STYLE_') &&
        next.type !== 'STYLE_LINEBREAK' &&
        each.offset + each.length >= next.offset,
    );
    const before = result[at];
    if (before) {
      const end = Math.max(before.offset + before.length, next.offset + next.length);
      result[at] = { ...before, length: end - before.offset };
    } else result.push(next);
  }
  return result;
}

/** Cuts a decorated text at `length` and drops decorators beyond. */
export function cutDecorated({ decorators }: Decorated, value: string): Decorated {
  const kept = decorators
    .filter(({ offset, length }) => offset < value.length && (length > 0 || offset < value.length))
    .map((each) => ({ ...each, length: Math.min(each.length, value.length - each.offset) }));
  return { value, decorators: kept };
}

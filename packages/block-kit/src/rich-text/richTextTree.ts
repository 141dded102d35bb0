/** Formatting a rich text may carry on an element, by React's style names. @public */
export type RichTextStyle = Readonly<Record<string, string>>;

/** An element of rich text. Only allow-listed tags and attributes ever stand here. @public */
export interface RichTextElement {
  readonly tag: RichTextTag;
  readonly href?: string;
  readonly opensNewTab?: boolean;
  readonly style?: RichTextStyle;
  readonly children: readonly RichTextNode[];
}

/** Text, or an element with children. @public */
export type RichTextNode = string | RichTextElement;

/** Parsed rich text. @public */
export type RichText = readonly RichTextNode[];

/** Tags that stand within a line. */
export const inlineTags = [
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'span',
  'a',
  'br',
  'code',
  'small',
] as const;

/** Tags that make lines of their own. */
export const blockTags = ['p', 'ul', 'ol', 'li'] as const;

/** A tag of rich text. @public */
export type RichTextTag = (typeof inlineTags)[number] | (typeof blockTags)[number];

const blocks: ReadonlySet<string> = new Set(blockTags);

/** Whether an element makes a line of its own. */
function isBlock(node: RichTextElement): boolean {
  return blocks.has(node.tag);
}

/** Whether a text has paragraphs or lists, which may not are in a `<p>` or a heading. @public */
export function hasBlocks(text: RichText): boolean {
  return text.some((node) => typeof node !== 'string' && (isBlock(node) || hasBlocks(node.children)));
}

/**
 * The same text without paragraphs and lists: their lines are separated by line breaks.
 *
 * @public
 */
export function toPhrasing(text: RichText): RichText {
  const lines: RichTextNode[][] = [[]];
  collectLines(text, lines);
  return lines
    .filter((line) => line.length > 0)
    .flatMap((line, index) =>
      index === 0 ? line : [{ tag: 'br', children: [] } satisfies RichTextNode, ...line],
    );
}

function collectLines(text: RichText, lines: RichTextNode[][]): void {
  for (const node of text) {
    if (typeof node === 'string') {
      lines.at(-1)?.push(node);
    } else if (isBlock(node)) {
      lines.push([]);
      collectLines(node.children, lines);
      lines.push([]);
    } else {
      lines.at(-1)?.push({ ...node, children: toPhrasing(node.children) });
    }
  }
}

/** The text alone, as a search or an accessible name needs it. @public */
export function plainText(text: RichText): string {
  return toPhrasing(text)
    .map((node) => {
      if (typeof node === 'string') return node;
      return node.tag === 'br' ? ' ' : plainText(node.children);
    })
    .join('');
}

/** The same text with its links as plain text, for a place that is a link itself. @public */
export function withoutLinks(text: RichText): RichText {
  return text.map((node) => {
    if (typeof node === 'string') return node;
    const { tag, href: _, opensNewTab: __, ...rest } = node;
    return { ...rest, tag: tag === 'a' ? 'span' : tag, children: withoutLinks(node.children) };
  });
}

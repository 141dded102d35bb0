/** Formatting of a rich-text element, by React's style names. @public */
export type RichTextStyle = Readonly<Record<string, string>>;

/** An element of rich text; only allow-listed tags and attributes occur. @public */
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

/** Inline tags. */
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

/** Block-level tags. */
export const blockTags = ['p', 'ul', 'ol', 'li'] as const;

/** A tag of rich text. @public */
export type RichTextTag = (typeof inlineTags)[number] | (typeof blockTags)[number];

const blocks: ReadonlySet<string> = new Set(blockTags);

/** Checks whether an element is block-level. */
function isBlock(node: RichTextElement): boolean {
  return blocks.has(node.tag);
}

/** Checks whether a text has paragraphs or lists, which a `<p>` or a heading cannot contain. @public */
export function hasBlocks(text: RichText): boolean {
  return text.some((node) => typeof node !== 'string' && (isBlock(node) || hasBlocks(node.children)));
}

/** Replaces paragraphs and lists with line breaks. @public */
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

/** Returns the text without markup, for a search or an accessible name. @public */
export function plainText(text: RichText): string {
  return toPhrasing(text)
    .map((node) => {
      if (typeof node === 'string') return node;
      return node.tag === 'br' ? ' ' : plainText(node.children);
    })
    .join('');
}

/** Replaces links with their text, for a place inside a link. @public */
export function withoutLinks(text: RichText): RichText {
  return text.map((node) => {
    if (typeof node === 'string') return node;
    const { tag, href: _, opensNewTab: __, ...rest } = node;
    return { ...rest, tag: tag === 'a' ? 'span' : tag, children: withoutLinks(node.children) };
  });
}

import { Parser } from 'htmlparser2';

import { readRichTextStyle } from './richTextStyle.ts';
import {
  blockTags,
  inlineTags,
  type RichText,
  type RichTextElement,
  type RichTextNode,
  type RichTextTag,
} from './richTextTree.ts';

const maxDepth = 40;
const maxNodes = 20_000;
/** The maximum number of open elements: parsing time grows with its square. Real texts have far fewer. */
const maxOpen = 20_000;
const pieceLength = 8192;
const cacheSize = 2000;

const synonyms: Readonly<Record<string, RichTextTag>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  font: 'span',
  div: 'p',
};
const kept: ReadonlySet<string> = new Set([...inlineTags, ...blockTags]);
/** Elements whose text is not prose; removed with all their content. */
export const removedTags: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'title',
  'head',
  'textarea',
  'select',
  'option',
  'xmp',
  'plaintext',
  'noembed',
  'noframes',
  'frameset',
]);

interface OpenElement {
  readonly source: string;
  readonly node: { readonly children: RichTextNode[] } | undefined;
}

const cache = new Map<string, RichText>();

/**
 * Parses markup into a tree of allow-listed elements. Pure, and never throws: other elements are left out,
 * their text is kept. The same string returns the same tree object, so rendering it again costs nothing.
 *
 * @public
 */
export function parseRichText(markup: string): RichText {
  const known = cache.get(markup);
  if (known) return known;
  const tree = parse(markup);
  if (cache.size >= cacheSize) cache.delete(cache.keys().next().value ?? '');
  cache.set(markup, tree);
  return tree;
}

function parse(markup: string): RichText {
  // Most texts have no markup, and a page has hundreds of them.
  if (!/[<&]/.test(markup)) return markup === '' ? [] : [markup];
  const root: RichTextNode[] = [];
  const open: OpenElement[] = [{ source: '', node: { children: root } }];
  let removedDepth = 0;
  let nodeCount = 0;

  const current = () => open.findLast((element) => element.node)?.node?.children ?? root;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (removedTags.has(name)) removedDepth += 1;
        const isKept = removedDepth === 0 && open.length < maxDepth && nodeCount < maxNodes;
        const element = isKept ? createElement(name, attributes) : undefined;
        if (element) {
          nodeCount += 1;
          current().push(element);
        }
        open.push({ source: name, node: element });
      },
      ontext(text) {
        if (removedDepth > 0 || nodeCount >= maxNodes) return;
        const siblings = current();
        const last = siblings.at(-1);
        if (typeof last === 'string') {
          siblings[siblings.length - 1] = last + text;
          return;
        }
        nodeCount += 1;
        siblings.push(text);
      },
      onclosetag(name) {
        if (removedTags.has(name)) removedDepth = Math.max(0, removedDepth - 1);
        if (open.length > 1 && open.at(-1)?.source === name) open.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  for (let at = 0; at < markup.length && open.length < maxOpen && nodeCount < maxNodes; at += pieceLength) {
    parser.write(markup.slice(at, at + pieceLength));
  }
  parser.end();
  return unwrapSingleParagraph(root);
}

function createElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
): (RichTextElement & { readonly children: RichTextNode[] }) | undefined {
  const tag = Object.hasOwn(synonyms, name) ? synonyms[name] : name;
  if (tag === undefined || !kept.has(tag)) return undefined;
  const style = readRichTextStyle(attributes.style);
  const href = tag === 'a' ? readHref(attributes.href) : undefined;
  return {
    tag: tag as RichTextTag,
    ...(href && { href }),
    ...(href && attributes.target === '_blank' && { opensNewTab: true }),
    ...(style && { style }),
    children: [],
  };
}

const linkSchemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Only absolute addresses of known schemes: a relative address would lead elsewhere on every retailer's site.
 */
function readHref(href: string | undefined): string | undefined {
  if (!href || href.length > 2000) return undefined;
  const url = URL.parse(href.trim());
  return url && linkSchemes.has(url.protocol) ? url.href : undefined;
}

/** Editors wrap a single line in a paragraph; the block's own element already is one. */
function unwrapSingleParagraph(tree: readonly RichTextNode[]): RichText {
  const [only, ...others] = tree.filter((node) => typeof node !== 'string' || node.trim() !== '');
  const isSingle = others.length === 0 && only !== undefined && typeof only !== 'string' && only.tag === 'p';
  return isSingle && !only.style ? only.children : tree;
}

import { parseDocument } from 'htmlparser2';

import { marker } from './hostileValues.ts';

/** An element of parsed HTML. */
export interface HtmlElement {
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
  readonly depth: number;
}

/** All elements of a piece of HTML, in reading order. */
export function htmlElements(html: string): HtmlElement[] {
  return collect(parseDocument(html).children, 0);
}

type HtmlNodes = ReturnType<typeof parseDocument>['children'];

function collect(nodes: HtmlNodes, depth: number): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (!('attribs' in node)) return [];
    return [{ name: node.name, attribs: node.attribs, depth }, ...collect(node.children, depth + 1)];
  });
}

const forbiddenElements = new Set(['script', 'object', 'embed', 'base', 'meta', 'link', 'style']);
const addressAttributes = new Set([
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'poster',
  'xlink:href',
  'data',
]);
const dangerousScheme = /^[^\w/.#]*(?:javascript|vbscript|data|blob|file)\s*:/i;

/** What in the HTML could run code or load from where it must not; empty when there is nothing. */
export function htmlDangers(html: string): string[] {
  return htmlElements(html).flatMap(({ name, attribs }) => [
    ...(forbiddenElements.has(name) ? [`<${name}>`] : []),
    ...Object.entries(attribs).flatMap(([attribute, value]) => attributeDangers(attribute, value)),
  ]);
}

function attributeDangers(attribute: string, value: string): string[] {
  if (attribute.startsWith('on')) return [attribute];
  const isAddress = addressAttributes.has(attribute);
  if (isAddress && (dangerousScheme.test(value) || value.startsWith('//')))
    return [`${attribute}="${value}"`];
  return attribute === 'style' && value.includes(marker) ? [`style="${value}"`] : [];
}

/** What in generated CSS left its rule; empty when nothing did. */
export function cssDangers(css: string): string[] {
  const withoutStrings = css.replaceAll(/"[^"]*"/g, '""');
  const depths = Array.from(withoutStrings, (character) =>
    character === '{' ? 1 : character === '}' ? -1 : 0,
  );
  const isBalanced = depths.reduce<number>((sum, step) => sum + step, 0) === 0;
  return [
    ...(isBalanced ? [] : ['unbalanced braces']),
    ...(withoutStrings.includes(marker) ? [`hostile text in: ${withoutStrings.slice(0, 300)}`] : []),
    ...(/<\/|expression\(|javascript:/i.test(css) ? ['script in CSS'] : []),
  ];
}

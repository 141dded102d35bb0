import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

import { declarationTokens } from './cssStructure.ts';

/** An element of parsed HTML. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly depth: number;
}

type Node = DefaultTreeAdapterMap['childNode'];

/** Returns all elements of a piece of HTML in reading order, parsed as browsers do. */
export function htmlElements(html: string): HtmlElement[] {
  return collect(parseFragment(html).childNodes, 0);
}

function collect(nodes: readonly Node[], depth: number): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    // The content of a `<template>` is not among its children.
    const inside = 'content' in node ? node.content.childNodes : node.childNodes;
    return [{ name: node.tagName, attributes, depth }, ...collect(inside, depth + 1)];
  });
}

const addressAttributes: ReadonlySet<string> = new Set([
  'action',
  'cite',
  'data',
  'formaction',
  'href',
  'poster',
  'src',
  'srcset',
  'xlink:href',
]);

/**
 * Returns the structure of a piece of HTML: its elements, their attributes, the schemes of its addresses and
 * the properties of its style attributes. Ignores texts.
 */
export function htmlStructure(html: string): ReadonlySet<string> {
  return new Set(htmlElements(html).flatMap(elementTokens));
}

function elementTokens({ name, attributes }: HtmlElement): string[] {
  const tokens = [...attributes].flatMap(([attribute, value]) => {
    if (addressAttributes.has(attribute)) return addressKinds(value).map((kind) => `${attribute}=${kind}`);
    if (attribute === 'style') return declarationTokens(value).map((token) => `style ${token}`);
    return [attribute];
  });
  return [`<${name}>`, ...tokens.map((token) => `<${name} ${token}>`)];
}

/**
 * Returns the schemes of an attribute's addresses: `https:`, another scheme, or `here` for none. A `srcset`
 * has several.
 */
function addressKinds(value: string): string[] {
  return value.split(',').map((part) => {
    const address = part.trim();
    const base = 'here://page.invalid/';
    const url = URL.parse(address, base);
    if (!url) return 'unreadable';
    if (url.protocol === 'here:') return url.host === 'page.invalid' ? 'here' : 'another host';
    return url.protocol;
  });
}

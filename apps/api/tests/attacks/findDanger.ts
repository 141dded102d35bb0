import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Addresses that a browser runs, or opens as a document of the page's own origin. */
const runningAddress = /^\s*(?:javascript|vbscript|data|blob|file):/i;
const addressAttributes = new Set([
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'data',
  'poster',
  'xlink:href',
  'background',
]);
const forbiddenElements = new Set([
  'object',
  'embed',
  'base',
  'applet',
  'frame',
  'frameset',
  'foreignobject',
]);
/** Our scripts are files; data for them is JSON. */
const dataTypes = new Set(['application/json', 'application/ld+json', 'speculationrules']);

function dangersOfScript(element: Element, attributes: ReadonlyMap<string, string>): string[] {
  const source = attributes.get('src');
  if (source !== undefined)
    return /^(?:\/|(?:\.\.?\/)*[\w-]+\/)[\w./-]*$/.test(source) ? [] : [`script ${source}`];
  if (dataTypes.has(attributes.get('type') ?? '')) return [];
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  return [`inline script ${text.slice(0, 60)}`];
}

/** Checks an address as browsers read it: they drop tabs and line breaks before they look for the scheme. */
function isRunning(address: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what browsers drop
  return runningAddress.test(address.replace(/[\u0000-\u0020]+/g, ''));
}

function dangersOfElement(element: Element): string[] {
  const name = element.tagName.toLowerCase();
  const attributes = new Map(
    element.attrs.map((attribute) => [attribute.name.toLowerCase(), attribute.value]),
  );
  const found = forbiddenElements.has(name) ? [`<${name}>`] : [];
  if (name === 'script') found.push(...dangersOfScript(element, attributes));
  if (name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'refresh')
    found.push('meta refresh');
  for (const [attribute, value] of attributes) {
    if (attribute.startsWith('on') || attribute === 'srcdoc') found.push(`<${name} ${attribute}>`);
    if (addressAttributes.has(attribute) && isRunning(value))
      found.push(`<${name} ${attribute}=${value.slice(0, 40)}>`);
    if (attribute === 'style' && isDangerousCss(value)) found.push(`<${name} style=${value.slice(0, 60)}>`);
  }
  if (name === 'iframe' && !attributes.has('sandbox')) found.push('<iframe> without a sandbox');
  return found;
}

/** Checks for CSS that loads or runs something. */
export function isDangerousCss(css: string): boolean {
  return /expression\s*\(|javascript:|vbscript:|@import|-moz-binding|behavior\s*:/i.test(css);
}

function walk(node: Node): string[] {
  const own = 'tagName' in node ? dangersOfElement(node) : [];
  const style =
    'tagName' in node && node.tagName === 'style'
      ? node.childNodes.flatMap((child) =>
          'value' in child && isDangerousCss(child.value) ? [`css ${child.value.slice(0, 60)}`] : [],
        )
      : [];
  const inside = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  return [...own, ...style, ...inside.flatMap(walk)];
}

/**
 * Lists everything in a document that would run or load something its author must not; parsed as browsers do.
 */
export function findDanger(html: string): string[] {
  return walk(parse(html));
}

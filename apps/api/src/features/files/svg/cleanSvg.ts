import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { JSDOM } from 'jsdom';

import { cleanDeclarations, cleanStyleSheet, isHarmlessValue, isInnerAddress } from './cleanCss.ts';
import { countDrawn } from './countDrawn.ts';
import { measureSvg, type PictureSize } from './measureSvg.ts';
import { animatedAttributes, plainAttributes, svgAttributes, svgElements } from './vocabulary.ts';

/** A vector image without anything that runs code or loads resources. */
export interface CleanSvg extends PictureSize {
  svg: string;
}

/** Why a file is refused: not an SVG, with its own entities, too complex, or without a size. */
export type SvgRefusal = 'fileKindUnknown' | 'svgHasEntities' | 'svgTooComplex' | 'svgSizeMissing';

const svgNamespace = 'http://www.w3.org/2000/svg';
const maxTags = 50_000;
const maxDepth = 200;
const maxDrawn = 100_000;

/**
 * Names are case-sensitive, as in XML. Elements and attributes that are not listed are removed with their
 * content. Ids are kept: the image is never part of a page's document.
 */
const config = {
  PARSER_MEDIA_TYPE: 'application/xhtml+xml',
  NAMESPACE: svgNamespace,
  ALLOWED_NAMESPACES: [svgNamespace],
  ALLOWED_TAGS: [...svgElements, '#text'],
  ALLOWED_ATTR: svgAttributes,
  ALLOW_DATA_ATTR: false,
  KEEP_CONTENT: false,
  SANITIZE_DOM: false,
  IN_PLACE: true,
} as const satisfies Config;

const addressAttributes = new Set(['href', 'xlink:href']);
const pictureElements = new Set(['image', 'feImage']);

function cleanAttribute(element: Element, name: string, value: string): string | undefined {
  if (addressAttributes.has(name)) {
    const isPicture = pictureElements.has(element.localName) && isInnerAddress(value);
    return isPicture || value.trim().startsWith('#') ? value.trim() : undefined;
  }
  if (name === 'style') return cleanDeclarations(value);
  if (plainAttributes.has(name) || name.startsWith('aria-')) return value;
  return isHarmlessValue(value) ? value : undefined;
}

function cleansAttributes(purify: DOMPurify): void {
  purify.addHook('uponSanitizeAttribute', (element, data) => {
    const cleaned = cleanAttribute(element, data.attrName, data.attrValue);
    data.keepAttr = cleaned !== undefined;
    data.attrValue = cleaned ?? '';
    // DOMPurify's own list of addresses covers only images in HTML; the rule above is stricter.
    data.forceKeepAttr = cleaned !== undefined && addressAttributes.has(data.attrName);
  });
}

function isDepthSound(root: Element): boolean {
  let level = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return false;
    level = level.flatMap((element) => [...element.children]);
  }
  return true;
}

/** Converts sections of raw text to plain text, which is escaped when written and cannot end its element. */
function unpackRawText(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const node of element.childNodes) {
      if (node.nodeType === node.CDATA_SECTION_NODE) node.replaceWith(node.textContent ?? '');
    }
  }
}

function cleanStyles(root: Element): void {
  for (const style of root.querySelectorAll('style')) style.textContent = cleanStyleSheet(style.textContent);
}

function removeUnwantedAnimations(root: Element): void {
  for (const element of root.querySelectorAll('animate, animateTransform, set')) {
    if (!animatedAttributes.has(element.getAttribute('attributeName') ?? '')) element.remove();
  }
}

/**
 * Cleans an SVG document: removes scripts, handlers, foreign content, entities and external addresses. A
 * malicious document can take long: use `encodeSvg` for uploads.
 */
export function cleanSvg(text: string): CleanSvg | SvgRefusal {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) return 'svgHasEntities';
  if (text.split('<').length > maxTags) return 'svgTooComplex';
  const { window } = new JSDOM('');
  const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.namespaceURI !== svgNamespace || root.nodeName !== 'svg') return 'fileKindUnknown';
  if (!isDepthSound(root)) return 'svgTooComplex';
  unpackRawText(root);
  const purify = createDOMPurify(window);
  cleansAttributes(purify);
  purify.sanitize(root, config);
  cleanStyles(root);
  removeUnwantedAnimations(root);
  if (countDrawn(root) > maxDrawn) return 'svgTooComplex';
  const size = measureSvg(root);
  return size ? { svg: new window.XMLSerializer().serializeToString(root), ...size } : 'svgSizeMissing';
}

import { generate, parse, walk, type CssNode, type ParseOptions } from 'css-tree';

/** Matches a reference inside the document or an embedded image. Neither loads anything. */
const innerAddress = /^(?:#|data:image\/(?:png|jpeg|gif|webp);base64,)/i;

/** At-rules with ordinary rules inside. Others load resources, or rename things. */
const innerAtRules = new Set(['media', 'supports', 'keyframes', '-webkit-keyframes', 'layer']);

/**
 * The allowed functions, which only compute values. Others can load resources: `src()`, `image-set()`, and
 * future ones.
 */
const computingFunctions = new Set(
  (
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix var calc min max clamp ' +
    'matrix matrix3d translate translatex translatey translate3d scale scalex scaley scale3d ' +
    'rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective ' +
    'cubic-bezier steps linear path polygon circle ellipse inset ' +
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia'
  ).split(' '),
);

/** HTML comment marks and unparsed parts of style sheets; they have no effect. */
const idleNodes = new Set(['CDO', 'CDC', 'Comment', 'Raw']);

const parseOptions: ParseOptions = { parseCustomProperty: true };

/** Checks whether an address is a reference inside the document, or an embedded raster image. */
export function isInnerAddress(address: string): boolean {
  return innerAddress.test(address.trim());
}

/**
 * Refuses escapes, which can spell any function's name, and syntax that the parser does not know but a
 * browser might.
 */
function isHarmless(node: CssNode): boolean {
  if (node.type === 'Raw' || generate(node).includes('\\')) return false;
  let isSound = true;
  walk(node, (inner) => {
    if (inner.type === 'Url') isSound &&= isInnerAddress(inner.value);
    if (inner.type === 'Function') isSound &&= computingFunctions.has(inner.name.toLowerCase());
    if (inner.type === 'Raw') isSound = false;
  });
  return isSound;
}

function isUnwanted(node: CssNode): boolean {
  if (node.type === 'Atrule')
    return !innerAtRules.has(node.name.toLowerCase()) || node.prelude?.type === 'Raw';
  if (node.type === 'Declaration') return !isHarmless(node.value);
  if (node.type === 'Rule') return node.prelude.type === 'Raw';
  return idleNodes.has(node.type);
}

function cleanTree(tree: CssNode): string {
  walk(tree, (node, item, list) => {
    if (isUnwanted(node)) list?.remove(item);
  });
  return generate(tree);
}

/** Removes rules of a style sheet that load external resources. */
export function cleanStyleSheet(css: string): string {
  return cleanTree(parse(css, { ...parseOptions, context: 'stylesheet' }));
}

/** Removes declarations of a `style` attribute that load external resources. */
export function cleanDeclarations(css: string): string {
  return cleanTree(parse(css, { ...parseOptions, context: 'declarationList' }));
}

/** Checks that a value, such as that of `fill`, loads no external resource. */
export function isHarmlessValue(css: string): boolean {
  if (!/[\\(]/.test(css)) return true;
  try {
    return isHarmless(parse(css, { ...parseOptions, context: 'value' }));
  } catch {
    return false;
  }
}

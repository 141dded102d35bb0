const words = (text: string): string[] => text.trim().split(/\s+/);

/** The allowed elements of an image, without scripts, foreign objects, fonts, sounds and frames. */
export const svgElements = words(`
  svg g defs symbol use switch a title desc style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter view
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateMotion animateTransform set mpath
`);

/** Attributes of painting, which animations can change. */
const paintAttributes = words(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters cursor
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family
  font-size font-size-adjust font-stretch font-style font-variant font-weight image-rendering isolation kerning
  letter-spacing lighting-color marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow
  paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration
  text-rendering transform transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode
`);

/** Attributes of position and shape, which animations can also change. */
const shapeAttributes = words(`
  amplitude azimuth baseFrequency bias clipPathUnits cx cy d diffuseConstant divisor dx dy edgeMode elevation exponent
  filterUnits fr fx fy gradientTransform gradientUnits height in in2 intercept k1 k2 k3 k4 kernelMatrix
  kernelUnitLength lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits
  method mode numOctaves offset operator order orient pathLength patternContentUnits patternTransform patternUnits
  points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY result
  rotate rx ry scale seed side slope spacing specularConstant specularExponent spreadMethod startOffset stdDeviation
  stitchTiles surfaceScale tableValues targetX targetY textLength type viewBox width x x1 x2 xChannelSelector y y1 y2
  yChannelSelector z
`);

const animationAttributes = words(`
  accumulate additive attributeName attributeType begin by calcMode dur end fill from keyPoints keySplines keyTimes
  max min path repeatCount repeatDur restart to values
`);

/** The attributes an animation can change: not references, names or styles. */
export const animatedAttributes: ReadonlySet<string> = new Set([...paintAttributes, ...shapeAttributes]);

/** The allowed attributes of elements; `cleanSvg` checks their values. */
export const svgAttributes = [
  ...animatedAttributes,
  ...animationAttributes,
  ...words(
    'id class style href xlink:href xmlns xmlns:xlink xml:space xml:lang lang role media systemLanguage version',
  ),
];

/** Attributes whose values are texts or names, never CSS. */
export const plainAttributes: ReadonlySet<string> = new Set(['id', 'class', 'lang', 'xml:lang', 'role']);

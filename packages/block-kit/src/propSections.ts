/** The inspector sections, in the order in which designers think of a block. @public */
export const propSections = [
  'content',
  'layout',
  'size',
  'space',
  'typography',
  'fill',
  'border',
  'effects',
  'behavior',
  'data',
  'advanced',
] as const;

/** The inspector section that shows a prop. @public */
export type PropSection = (typeof propSections)[number];

/** Checks whether a prop styles its block, instead of being its content or data. @public */
export function isStyleProp({ section }: { readonly section: PropSection }): boolean {
  return section !== 'content' && section !== 'data';
}

import type { Json } from '@vitrina/epack-model';

import type { BlockTemplate } from '../defineBlock.ts';

/** Stored values by prop name. */
export type StoredProps = Readonly<Record<string, Json>>;

/** Finds the first block of a kind in a template, in reading order. */
export function findBlock(template: BlockTemplate, key: string): BlockTemplate | undefined {
  if (template.key === key) return template;
  for (const child of template.children ?? []) {
    const found = findBlock(child, key);
    if (found) return found;
  }
  return undefined;
}

/** Returns the template with other values for its first block of a kind. */
export function withBlockProps(template: BlockTemplate, key: string, props: StoredProps): BlockTemplate {
  if (template.key === key) return { ...template, props: { ...template.props, ...props } };
  const children = template.children ?? [];
  const at = children.findIndex((child) => findBlock(child, key) !== undefined);
  return {
    ...template,
    children: children.map((child, index) => (index === at ? withBlockProps(child, key, props) : child)),
  };
}

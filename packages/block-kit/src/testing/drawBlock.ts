import type { ComponentDraft } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import { templateDraft } from '../rules/createBlockRules.ts';
import { renderBlocks, type RenderBlocksOptions, type RenderedBlocks } from './renderBlocks.tsx';
import { findBlock, type StoredProps, withBlockProps } from './templateProps.ts';

/** Renders a new block without the blocks it is created with: those have their own checks. */
export function drawAlone(
  definition: BlockDefinition,
  props: StoredProps,
  options: RenderBlocksOptions,
): RenderedBlocks {
  const { key, props: startingProps } = definition.create();
  const draft = templateDraft({ key, props: { ...startingProps, ...props } }, () => definition);
  return renderBlocks([draft], options);
}

/**
 * Returns a block with its content and the given values; if it needs a parent, inside the first block that is
 * created with one.
 */
export function blockInPlace(
  definition: BlockDefinition,
  props: StoredProps,
  definitions: readonly BlockDefinition[],
): ComponentDraft {
  const host = definition.nesting.allowedParents ? findHost(definition, definitions) : undefined;
  const template = withBlockProps(host ?? definition.create(), definition.key, props);
  return templateDraft(template, (key) => definitions.find((known) => known.key === key));
}

function findHost({ key }: BlockDefinition, definitions: readonly BlockDefinition[]) {
  return definitions
    .map((known) => known.create())
    .find((template) => template.key !== key && findBlock(template, key));
}

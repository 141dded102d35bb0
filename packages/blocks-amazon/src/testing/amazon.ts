import { type BlockTemplate, templateDraft } from '@vitrina/block-kit';
import { renderBlocks, type RenderBlocksOptions } from '@vitrina/block-kit/testing';
import { genericBlocks } from '@vitrina/blocks-generic';
import { genericViews } from '@vitrina/blocks-generic/views';

import { amazonBlocks } from '../index.ts';
import { amazonViews } from '../views.ts';

/** What stories and tests of this family draw with: columns hold generic blocks. */
export const amazon: RenderBlocksOptions = {
  definitions: [...genericBlocks, ...amazonBlocks],
  views: { ...genericViews, ...amazonViews },
};

/** HTML and CSS of blocks, ids counting from 1. */
export function draw(...templates: readonly BlockTemplate[]) {
  const find = (key: string) => amazon.definitions.find((definition) => definition.key === key);
  return renderBlocks(
    templates.map((template) => templateDraft(template, find)),
    amazon,
  );
}

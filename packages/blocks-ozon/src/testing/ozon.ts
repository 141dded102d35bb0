import { type BlockTemplate, templateDraft } from '@vitrina/block-kit';
import { renderBlocks, type RenderBlocksOptions } from '@vitrina/block-kit/testing';
import { genericBlocks } from '@vitrina/blocks-generic';
import { genericViews } from '@vitrina/blocks-generic/views';

import { ozonBlocks } from '../index.ts';
import { ozonViews } from '../views.ts';

/** Render options for stories and tests of this family, with the generic blocks that columns contain. */
export const ozon: RenderBlocksOptions = {
  definitions: [...genericBlocks, ...ozonBlocks],
  views: { ...genericViews, ...ozonViews },
};

/** Returns HTML and CSS of blocks, with ids from 1. */
export function draw(...templates: readonly BlockTemplate[]) {
  const find = (key: string) => ozon.definitions.find((definition) => definition.key === key);
  return renderBlocks(
    templates.map((template) => templateDraft(template, find)),
    ozon,
  );
}

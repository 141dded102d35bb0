import { type BlockTemplate, templateDraft } from '@vitrina/block-kit';
import { renderBlocks, type RenderBlocksOptions } from '@vitrina/block-kit/testing';

import { genericBlocks } from '../index.ts';
import { genericViews } from '../views.ts';

/** Render options for stories and tests of this family. */
export const generic: RenderBlocksOptions = { definitions: genericBlocks, views: genericViews };

/** Returns HTML and CSS of blocks as the palette inserts them, with ids from 1. */
export function draw(...templates: readonly BlockTemplate[]) {
  const find = (key: string) => genericBlocks.find((definition) => definition.key === key);
  return renderBlocks(
    templates.map((template) => templateDraft(template, find)),
    generic,
  );
}

/** An image that stories can show offline. */
export const samplePicture = { src: 'sample-picture.svg', widthPx: 800, heightPx: 500 };

/** A video that stories can play offline, and its captions. */
export const sampleVideo = { src: '/sample-media/rabbit.webm', widthPx: 320, heightPx: 240 };
export const sampleCaptions = '/sample-media/rabbit.en.vtt';

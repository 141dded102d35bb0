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

const ofDemo = (path: string, widthPx: number, heightPx: number) => ({
  src: `/sample-media/${path}`,
  widthPx,
  heightPx,
});

/** Images of the demo, which stories can show offline. */
export const samplePicture = ofDemo('korva/espresso-use.jpg', 1600, 1067);
export const sampleModelPoster = ofDemo('korva/espresso-model.webp', 1920, 1080);
export const sampleDay = ofDemo('halden/lamp-day.jpg', 1600, 1067);
export const sampleNight = ofDemo('halden/lamp-night.jpg', 1600, 1067);
/** A kettle from all sides. */
export const sampleTurn = Array.from({ length: 24 }, (_, frame) =>
  ofDemo(`korva/kettle-spin/${String(frame + 1).padStart(2, '0')}.jpg`, 800, 800),
);

/** A film of the demo, its first image and its captions. */
export const sampleVideo = ofDemo('ornelle/candle.mp4', 960, 540);
export const sampleVideoPoster = ofDemo('ornelle/candle-poster.jpg', 960, 540);
export const sampleCaptions = '/sample-media/ornelle/candle.en.vtt';

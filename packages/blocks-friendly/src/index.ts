import type { BlockDefinition } from '@vitrina/block-kit';

import { friendlyComparisonChart } from './comparison-chart/index.ts';
import { friendlyIcons } from './icons/index.ts';
import { friendlyImageTextOverlay } from './image-text-overlay/index.ts';
import { friendlyMultipleImageText } from './multiple-image-text/index.ts';
import { friendlyPictureWithText } from './picture-with-text/index.ts';
import { friendlySingleImageHighlights } from './single-image-highlights/index.ts';
import { friendlySingleImageSpecs } from './single-image-specs/index.ts';
import { friendlySingleLeftImage } from './single-left-image/index.ts';
import { friendlySingleRightImage } from './single-right-image/index.ts';
import { friendlySpacer } from './spacer/index.ts';
import { friendlySpecifications } from './specifications/index.ts';
import { friendlyTextList } from './text-list/index.ts';
import { friendlyTitleDescription } from './title-description/index.ts';

export {
  friendlyComparisonChart,
  friendlyIcons,
  friendlyImageTextOverlay,
  friendlyMultipleImageText,
  friendlyPictureWithText,
  friendlySingleImageHighlights,
  friendlySingleImageSpecs,
  friendlySingleLeftImage,
  friendlySingleRightImage,
  friendlySpacer,
  friendlySpecifications,
  friendlyTextList,
  friendlyTitleDescription,
};

/** The Friendly family, in the palette's order. @public */
export const friendlyBlocks: readonly BlockDefinition[] = [
  friendlyTitleDescription,
  friendlyTextList,
  friendlyIcons,
  friendlyMultipleImageText,
  friendlySingleLeftImage,
  friendlySingleRightImage,
  friendlyPictureWithText,
  friendlyImageTextOverlay,
  friendlySingleImageHighlights,
  friendlySingleImageSpecs,
  friendlySpecifications,
  friendlyComparisonChart,
  friendlySpacer,
];

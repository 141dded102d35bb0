import type { BlockDefinition } from '@vitrina/block-kit';

import { friendlyCol2 } from './col2/index.ts';
import { friendlyCol3 } from './col3/index.ts';
import { friendlyCol4 } from './col4/index.ts';
import { friendlyComparisonChart } from './comparison-chart/index.ts';
import { friendlyIcons } from './icons/index.ts';
import { friendlyImageTextOverlay } from './image-text-overlay/index.ts';
import { friendlyMultipleImageText } from './multiple-image-text/index.ts';
import { friendlyPictureWithText } from './picture-with-text/index.ts';
import { friendlyRutube } from './rutube/index.ts';
import { friendlySingleImageHighlights } from './single-image-highlights/index.ts';
import { friendlySingleImageSpecs } from './single-image-specs/index.ts';
import { friendlySingleLeftImage } from './single-left-image/index.ts';
import { friendlySingleRightImage } from './single-right-image/index.ts';
import { friendlySlide } from './slide/index.ts';
import { friendlySlideItem } from './slide-item/index.ts';
import { friendlySlider } from './slider/index.ts';
import { friendlySpacer } from './spacer/index.ts';
import { friendlySpecifications } from './specifications/index.ts';
import { friendlyTextList } from './text-list/index.ts';
import { friendlyTitleDescription } from './title-description/index.ts';
import { friendlyVideo } from './video/index.ts';
import { friendlyVkVideo } from './vk-video/index.ts';
import { friendlyYoutube } from './youtube/index.ts';

export {
  friendlyCol2,
  friendlyCol3,
  friendlyCol4,
  friendlyComparisonChart,
  friendlyIcons,
  friendlyImageTextOverlay,
  friendlyMultipleImageText,
  friendlyPictureWithText,
  friendlyRutube,
  friendlySingleImageHighlights,
  friendlySingleImageSpecs,
  friendlySingleLeftImage,
  friendlySingleRightImage,
  friendlySlide,
  friendlySlideItem,
  friendlySlider,
  friendlySpacer,
  friendlySpecifications,
  friendlyTextList,
  friendlyTitleDescription,
  friendlyVideo,
  friendlyVkVideo,
  friendlyYoutube,
};

/** The Friendly family, in the palette's order. @public */
export const friendlyBlocks: readonly BlockDefinition[] = [
  friendlyCol2,
  friendlyCol3,
  friendlyCol4,
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
  friendlySlider,
  friendlySlide,
  friendlySlideItem,
  friendlyVideo,
  friendlyYoutube,
  friendlyRutube,
  friendlyVkVideo,
];

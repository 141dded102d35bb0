import type { BlockDefinition } from '@vitrina/block-kit';

import { ozonCol2 } from './col2/index.ts';
import { ozonCol3 } from './col3/index.ts';
import { ozonCol4 } from './col4/index.ts';
import { ozonComparisonChart } from './comparison-chart/index.ts';
import { ozonIcons } from './icons/index.ts';
import { ozonImageSidebar } from './image-sidebar/index.ts';
import { ozonMultipleImageText } from './multiple-image-text/index.ts';
import { ozonPicture } from './picture/index.ts';
import { ozonPictureWithMargins } from './picture-with-margins/index.ts';
import { ozonPictureWithoutMargins } from './picture-without-margins/index.ts';
import { ozonSingleImage } from './single-image/index.ts';
import { ozonSingleLeftImage } from './single-left-image/index.ts';
import { ozonSingleRightImage } from './single-right-image/index.ts';
import { ozonSpecifications } from './specifications/index.ts';
import { ozonTextList } from './text-list/index.ts';
import { ozonTitleDescription } from './title-description/index.ts';
import { ozonVideo } from './video/index.ts';
import { ozonYoutube } from './youtube/index.ts';

export {
  ozonCol2,
  ozonCol3,
  ozonCol4,
  ozonComparisonChart,
  ozonIcons,
  ozonImageSidebar,
  ozonMultipleImageText,
  ozonPicture,
  ozonPictureWithMargins,
  ozonPictureWithoutMargins,
  ozonSingleImage,
  ozonSingleLeftImage,
  ozonSingleRightImage,
  ozonSpecifications,
  ozonTextList,
  ozonTitleDescription,
  ozonVideo,
  ozonYoutube,
};

/** The Ozon family, in the palette's order. @public */
export const ozonBlocks: readonly BlockDefinition[] = [
  ozonCol2,
  ozonCol3,
  ozonCol4,
  ozonTitleDescription,
  ozonTextList,
  ozonIcons,
  ozonMultipleImageText,
  ozonSingleImage,
  ozonSingleLeftImage,
  ozonSingleRightImage,
  ozonImageSidebar,
  ozonPictureWithMargins,
  ozonPictureWithoutMargins,
  ozonPicture,
  ozonComparisonChart,
  ozonSpecifications,
  ozonVideo,
  ozonYoutube,
];

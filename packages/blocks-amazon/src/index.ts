import type { BlockDefinition } from '@vitrina/block-kit';

import { amazonCol2 } from './col2/index.ts';
import { amazonCol3 } from './col3/index.ts';
import { amazonCol4 } from './col4/index.ts';
import { amazonComparisonChart } from './comparison-chart/index.ts';
import { amazonIcons } from './icons/index.ts';
import { amazonImageSidebar } from './image-sidebar/index.ts';
import { amazonImageTextOverlay } from './image-text-overlay/index.ts';
import { amazonMultipleImageText } from './multiple-image-text/index.ts';
import { amazonPicture } from './picture/index.ts';
import { amazonSpecs } from './specs/index.ts';
import { amazonTextList } from './text-list/index.ts';
import { amazonTitleDescription } from './title-description/index.ts';

export {
  amazonCol2,
  amazonCol3,
  amazonCol4,
  amazonComparisonChart,
  amazonIcons,
  amazonImageSidebar,
  amazonImageTextOverlay,
  amazonMultipleImageText,
  amazonPicture,
  amazonSpecs,
  amazonTextList,
  amazonTitleDescription,
};

/** The Amazon family, in the palette's order. @public */
export const amazonBlocks: readonly BlockDefinition[] = [
  amazonCol2,
  amazonCol3,
  amazonCol4,
  amazonTitleDescription,
  amazonTextList,
  amazonIcons,
  amazonMultipleImageText,
  amazonImageTextOverlay,
  amazonImageSidebar,
  amazonPicture,
  amazonComparisonChart,
  amazonSpecs,
];

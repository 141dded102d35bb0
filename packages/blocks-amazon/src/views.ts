import type { Views } from '@vitrina/block-kit/react';

import { AmazonCol2View } from './col2/View.tsx';
import { AmazonCol3View } from './col3/View.tsx';
import { AmazonCol4View } from './col4/View.tsx';
import { AmazonComparisonChartView } from './comparison-chart/View.tsx';
import { AmazonIconsView } from './icons/View.tsx';
import { AmazonImageSidebarView } from './image-sidebar/View.tsx';
import { AmazonImageTextOverlayView } from './image-text-overlay/View.tsx';
import { AmazonMultipleImageTextView } from './multiple-image-text/View.tsx';
import { AmazonPictureView } from './picture/View.tsx';
import { AmazonSpecsView } from './specs/View.tsx';
import { AmazonTextListView } from './text-list/View.tsx';
import { AmazonTitleDescriptionView } from './title-description/View.tsx';

/** The Amazon family's Views by component key. @public */
export const amazonViews: Views = {
  AmazonCol2: AmazonCol2View,
  AmazonCol3: AmazonCol3View,
  AmazonCol4: AmazonCol4View,
  AmazonTitleDescription: AmazonTitleDescriptionView,
  AmazonTextList: AmazonTextListView,
  AmazonIcons: AmazonIconsView,
  AmazonMultipleImageText: AmazonMultipleImageTextView,
  AmazonImageTextOverlay: AmazonImageTextOverlayView,
  AmazonImageSidebar: AmazonImageSidebarView,
  AmazonPicture: AmazonPictureView,
  AmazonComparisonChart: AmazonComparisonChartView,
  AmazonSpecs: AmazonSpecsView,
};

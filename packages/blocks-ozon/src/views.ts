import type { Views } from '@vitrina/block-kit/react';

import { OzonCol2View } from './col2/View.tsx';
import { OzonCol3View } from './col3/View.tsx';
import { OzonCol4View } from './col4/View.tsx';
import { OzonComparisonChartView } from './comparison-chart/View.tsx';
import { OzonIconsView } from './icons/View.tsx';
import { OzonImageSidebarView } from './image-sidebar/View.tsx';
import { OzonMultipleImageTextView } from './multiple-image-text/View.tsx';
import { OzonPictureView } from './picture/View.tsx';
import { OzonPictureWithMarginsView } from './picture-with-margins/View.tsx';
import { OzonPictureWithoutMarginsView } from './picture-without-margins/View.tsx';
import { OzonSingleImageView } from './single-image/View.tsx';
import { OzonSingleLeftImageView } from './single-left-image/View.tsx';
import { OzonSingleRightImageView } from './single-right-image/View.tsx';
import { OzonSpecificationsView } from './specifications/View.tsx';
import { OzonTextListView } from './text-list/View.tsx';
import { OzonTitleDescriptionView } from './title-description/View.tsx';
import { OzonVideoView } from './video/View.tsx';
import { OzonYoutubeView } from './youtube/View.tsx';

/** The Ozon family's Views by component key. @public */
export const ozonViews: Views = {
  OzonCol2: OzonCol2View,
  OzonCol3: OzonCol3View,
  OzonCol4: OzonCol4View,
  OzonTitleDescription: OzonTitleDescriptionView,
  OzonTextList: OzonTextListView,
  OzonIcons: OzonIconsView,
  OzonMultipleImageText: OzonMultipleImageTextView,
  OzonSingleImage: OzonSingleImageView,
  OzonSingleLeftImage: OzonSingleLeftImageView,
  OzonSingleRightImage: OzonSingleRightImageView,
  OzonImageSidebar: OzonImageSidebarView,
  OzonPictureWithMargins: OzonPictureWithMarginsView,
  OzonPictureWithoutMargins: OzonPictureWithoutMarginsView,
  OzonPicture: OzonPictureView,
  OzonComparisonChart: OzonComparisonChartView,
  OzonSpecifications: OzonSpecificationsView,
  OzonVideo: OzonVideoView,
  OzonYoutube: OzonYoutubeView,
};

import type { Views } from '@vitrina/block-kit/react';

import { FriendlyCol2View } from './col2/View.tsx';
import { FriendlyCol3View } from './col3/View.tsx';
import { FriendlyCol4View } from './col4/View.tsx';
import { FriendlyComparisonChartView } from './comparison-chart/View.tsx';
import { FriendlyIconsView } from './icons/View.tsx';
import { FriendlyImageTextOverlayView } from './image-text-overlay/View.tsx';
import { FriendlyMultipleImageTextView } from './multiple-image-text/View.tsx';
import { FriendlyPictureWithTextView } from './picture-with-text/View.tsx';
import { FriendlyRutubeView } from './rutube/View.tsx';
import { FriendlySingleImageHighlightsView } from './single-image-highlights/View.tsx';
import { FriendlySingleImageSpecsView } from './single-image-specs/View.tsx';
import { FriendlySingleLeftImageView } from './single-left-image/View.tsx';
import { FriendlySingleRightImageView } from './single-right-image/View.tsx';
import { FriendlySlideView } from './slide/View.tsx';
import { FriendlySlideItemView } from './slide-item/View.tsx';
import { FriendlySliderView } from './slider/View.tsx';
import { FriendlySpacerView } from './spacer/View.tsx';
import { FriendlySpecificationsView } from './specifications/View.tsx';
import { FriendlyTextListView } from './text-list/View.tsx';
import { FriendlyTitleDescriptionView } from './title-description/View.tsx';
import { FriendlyVideoView } from './video/View.tsx';
import { FriendlyVkVideoView } from './vk-video/View.tsx';
import { FriendlyYoutubeView } from './youtube/View.tsx';

/** The Friendly family's Views by component key. @public */
export const friendlyViews: Views = {
  FriendlyCol2: FriendlyCol2View,
  FriendlyCol3: FriendlyCol3View,
  FriendlyCol4: FriendlyCol4View,
  FriendlyTitleDescription: FriendlyTitleDescriptionView,
  FriendlyTextList: FriendlyTextListView,
  FriendlyIcons: FriendlyIconsView,
  FriendlyMultipleImageText: FriendlyMultipleImageTextView,
  FriendlySingleLeftImage: FriendlySingleLeftImageView,
  FriendlySingleRightImage: FriendlySingleRightImageView,
  FriendlyPictureWithText: FriendlyPictureWithTextView,
  FriendlyImageTextOverlay: FriendlyImageTextOverlayView,
  FriendlySingleImageHighlights: FriendlySingleImageHighlightsView,
  FriendlySingleImageSpecs: FriendlySingleImageSpecsView,
  FriendlySpecifications: FriendlySpecificationsView,
  FriendlyComparisonChart: FriendlyComparisonChartView,
  FriendlySpacer: FriendlySpacerView,
  FriendlySlider: FriendlySliderView,
  FriendlySlide: FriendlySlideView,
  FriendlySlideItem: FriendlySlideItemView,
  FriendlyVideo: FriendlyVideoView,
  FriendlyYoutube: FriendlyYoutubeView,
  FriendlyRutube: FriendlyRutubeView,
  FriendlyVkVideo: FriendlyVkVideoView,
};

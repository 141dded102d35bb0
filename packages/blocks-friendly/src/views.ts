import type { Views } from '@vitrina/block-kit/react';

import { FriendlyComparisonChartView } from './comparison-chart/View.tsx';
import { FriendlyIconsView } from './icons/View.tsx';
import { FriendlyImageTextOverlayView } from './image-text-overlay/View.tsx';
import { FriendlyMultipleImageTextView } from './multiple-image-text/View.tsx';
import { FriendlyPictureWithTextView } from './picture-with-text/View.tsx';
import { FriendlySingleImageHighlightsView } from './single-image-highlights/View.tsx';
import { FriendlySingleImageSpecsView } from './single-image-specs/View.tsx';
import { FriendlySingleLeftImageView } from './single-left-image/View.tsx';
import { FriendlySingleRightImageView } from './single-right-image/View.tsx';
import { FriendlySpacerView } from './spacer/View.tsx';
import { FriendlySpecificationsView } from './specifications/View.tsx';
import { FriendlyTextListView } from './text-list/View.tsx';
import { FriendlyTitleDescriptionView } from './title-description/View.tsx';

/** The Friendly family's Views by component key. @public */
export const friendlyViews: Views = {
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
};

import type { Views } from '@vitrina/block-kit/react';

import { ColumnView } from './column/View.tsx';
import { FeatureView } from './feature/View.tsx';
import { ImageView } from './image/View.tsx';
import { RowView } from './row/View.tsx';
import { TextView } from './text/View.tsx';

/** The generic family's Views by component key. @public */
export const genericViews: Views = {
  Feature: FeatureView,
  Row: RowView,
  Column: ColumnView,
  Text: TextView,
  Image: ImageView,
};

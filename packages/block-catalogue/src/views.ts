import type { Views } from '@vitrina/block-kit/react';
import { amazonViews } from '@vitrina/blocks-amazon/views';
import { friendlyViews } from '@vitrina/blocks-friendly/views';
import { genericViews } from '@vitrina/blocks-generic/views';
import { ozonViews } from '@vitrina/blocks-ozon/views';

/** The Views of {@link standardCatalogue} by component key. @public */
export const standardViews: Views = { ...genericViews, ...friendlyViews, ...ozonViews, ...amazonViews };

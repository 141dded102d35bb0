import type { Views } from '@vitrina/block-kit/react';
import { genericViews } from '@vitrina/blocks-generic/views';

/** The Views of {@link standardCatalogue} by component key. @public */
export const standardViews: Views = { ...genericViews };

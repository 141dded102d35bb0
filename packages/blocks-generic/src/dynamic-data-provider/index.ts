import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { dynamicDataProviderProps } from './schema.ts';

/** Provides a data source to the receivers inside it. Content made dynamic repeats once per item. @public */
export const dynamicDataProvider = defineBlock({
  key: 'DynamicDataProvider',
  family: 'generic',
  props: dynamicDataProviderProps,
  nesting: { allowedChildren: 'any' },
  dataSourceId: ({ dataSource }) => dataSource || undefined,
  create: () => ({ key: 'DynamicDataProvider', children: [{ key: 'DynamicDataReceiver' }] }),
  keywords: ['data', 'source', 'repeat', 'данные', 'источник', 'список'],
  thumbnail: thumbnail(
    `<path d="M20 13c0-2.5 5.5-4 12-4s12 1.5 12 4v22c0 2.5-5.5 4-12 4s-12-1.5-12-4z" ${tint}/><path d="M44 13c0 2.5-5.5 4-12 4s-12-1.5-12-4m24 11c0 2.5-5.5 4-12 4s-12-1.5-12-4"/>`,
  ),
});

import { identifier } from '@vitrina/block-kit';

/** Props of DynamicDataProvider. */
export const dynamicDataProviderProps = {
  dataSource: identifier({ pattern: /^[\w.:-]{1,100}$/, section: 'data' }),
} as const;

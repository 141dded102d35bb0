import { choice } from '@vitrina/block-kit';
import { lineOfText, specificationsProp, tableCountProp } from '@vitrina/blocks-generic/parts';

/** Props of FriendlySpecifications. */
export const friendlySpecificationsProps = {
  title: lineOfText(),
  specifications: specificationsProp({ count: 6, min: 1, max: 60 }),
  tableCount: tableCountProp(),
  borderCollapse: choice(['separate', 'collapse'], { default: 'collapse', section: 'border' }),
} as const;

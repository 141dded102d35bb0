import { choice } from '@vitrina/block-kit';

import { type ItemCount, itemList, lineOfText } from '../props.ts';

/** Rows of label and value. @public */
export const specificationsProp = (options: ItemCount) =>
  itemList({ label: lineOfText(), description: lineOfText(1000) }, options);

/** One table, or two side by side. @public */
export const tableCountProp = () => choice([1, 2], { default: 1, section: 'layout' });

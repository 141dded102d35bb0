import { group } from '@vitrina/block-kit';
import { lineOfText, pictureFields, plainListItemsProp, sectionFields } from '@vitrina/blocks-generic/parts';

import { altTextLength } from '../limits.ts';

/** Props of AmazonImageSidebar. */
export const amazonImageSidebarProps = {
  title: lineOfText(),
  ...pictureFields(altTextLength),
  caption: lineOfText(),
  main: group(sectionFields()),
  list: plainListItemsProp({ count: 3, min: 0, max: 8 }),
  sidebar: group({ ...pictureFields(altTextLength), ...sectionFields() }),
  sidebarList: plainListItemsProp({ count: 3, min: 0, max: 8 }),
} as const;

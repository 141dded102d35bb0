import { lineOfText, listItemsProp, listThemeProp } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyTextList. */
export const friendlyTextListProps = {
  title: lineOfText(),
  items: listItemsProp({ count: 3, min: 1, max: 20 }),
  theme: listThemeProp(),
} as const;

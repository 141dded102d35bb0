import {
  itemList,
  lineOfText,
  pictureFields,
  plainListItemsProp,
  sectionFields,
} from '@vitrina/blocks-generic/parts';

/** Props of FriendlySingleImageHighlights. */
export const friendlySingleImageHighlightsProps = {
  title: lineOfText(),
  ...pictureFields(),
  sections: itemList(sectionFields(), { count: 3, min: 1, max: 3 }),
  listTitle: lineOfText(),
  items: plainListItemsProp({ count: 4, min: 0, max: 8 }),
} as const;

import {
  bodyOfText,
  itemList,
  lineOfText,
  pictureFields,
  sectionFields,
  specificationsProp,
} from '@vitrina/blocks-generic/parts';

/** Props of FriendlySingleImageSpecs. */
export const friendlySingleImageSpecsProps = {
  title: lineOfText(),
  ...pictureFields(),
  descriptionTitle: lineOfText(),
  descriptions: itemList(sectionFields(), { count: 2, min: 0, max: 2 }),
  specificationTitle: lineOfText(),
  specifications: specificationsProp({ count: 4, min: 0, max: 8 }),
  specificationText: bodyOfText(),
} as const;

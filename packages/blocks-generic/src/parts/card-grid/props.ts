import { itemList, lineOfText, pictureFields, sectionFields } from '../props.ts';

/** A fixed number of cards, each an image with title and text. @public */
export const cardsProp = (count: number, altTextLength = 500) =>
  itemList({ ...pictureFields(altTextLength), ...sectionFields() }, { count });

/** Cards with a caption below each image. @public */
export const captionedCardsProp = (count: number, altTextLength = 500) =>
  itemList({ ...pictureFields(altTextLength), caption: lineOfText(), ...sectionFields() }, { count });

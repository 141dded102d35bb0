import { itemList, lineOfText, pictureFields, sectionFields } from '../props.ts';

/** A fixed number of cards, each a picture with title and text. @public */
export const cardsProp = (count: number) => itemList({ ...pictureFields(), ...sectionFields() }, { count });

/** The same with a caption under each picture. Alternative texts are at most 100 characters, as Amazon takes them. @public */
export const captionedCardsProp = (count: number) =>
  itemList({ ...pictureFields(100), caption: lineOfText(), ...sectionFields() }, { count });

export { captionedCardsProp, cardsProp } from './card-grid/props.ts';
export { cardGridCss } from './card-grid/css.ts';
export { chessCss } from './chess/css.ts';
export { columnsCss } from './columns/css.ts';
export { columnsNesting, columnsProps, columnsStyle, columnsTemplate } from './columns/props.ts';
export { comparisonTableCss } from './comparison-table/css.ts';
export { productsProp, rowsProp } from './comparison-table/props.ts';
export { dataTableCss } from './data-table/css.ts';
export { imageSidebarCss } from './image-sidebar/css.ts';
export { type Look, partsCss } from './look.ts';
export { splitCss } from './media-text/css.ts';
export { pictureWithTextCss } from './media-text/pictureWithTextCss.ts';
export { mediaTextStyle, mediaWidths, splitStyle } from './media-text/splitStyle.ts';
export { overlayCss } from './overlay/css.ts';
export { overlayProps, overlayStyle } from './overlay/overlayStyle.ts';
export { videoPlayerCss } from './picture/videoPlayerCss.ts';
export {
  bodyOfText,
  type ItemCount,
  itemList,
  lineOfText,
  pictureFields,
  rowFields,
  sectionFields,
} from './props.ts';
export { sliderCss } from '../slider/sliderCss.ts';
export { specificationTableCss } from './specification-table/css.ts';
export { specificationsProp, tableCountProp } from './specification-table/props.ts';
export {
  startingAside,
  startingHeader,
  startingLines,
  startingProducts,
  startingRows,
  startingSections,
  startingSpecifications,
  startingStory,
  startingTexts,
} from './starting.ts';
export { textListCss } from './text-list/css.ts';
export { listItemsProp, listThemeProp, plainListItemsProp } from './text-list/props.ts';
export { thumbnail, tint } from '../thumbnail.ts';
export { thumbnails } from './thumbnails.ts';
export { titleDescriptionCss } from './title-description/css.ts';
export {
  textAlignProp,
  titleDescriptionStyle,
  titleSizeProp,
} from './title-description/titleDescriptionStyle.ts';

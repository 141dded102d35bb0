export { captionedCardsProp, cardsProp } from './parts/card-grid/props.ts';
export { cardGridCss } from './parts/card-grid/css.ts';
export { chessCss } from './parts/chess/css.ts';
export { columnsCss } from './parts/columns/css.ts';
export {
  columnsNesting,
  columnsProps,
  columnsStyle,
  columnsTemplate,
  sharedColumnsProps,
  unusedOfColumns,
} from './parts/columns/props.ts';
export { comparisonTableCss } from './parts/comparison-table/css.ts';
export { phoneLayoutProp, productsProp, rowsProp, unusedCells } from './parts/comparison-table/props.ts';
export { dataTableCss } from './parts/data-table/css.ts';
export { imageSidebarCss } from './parts/image-sidebar/css.ts';
export {
  cardsLayout,
  chessLayout,
  columnsLayout,
  comparisonLayout,
  fullImageLayout,
  overlayLayout,
  imageSidebarLayout,
  mediaTextLayout,
  splitLayout,
  textListLayout,
  wideImageLayout,
} from './parts/imageLayout.ts';
export { type Look, partsCss } from './parts/look.ts';
export { splitCss } from './parts/media-text/css.ts';
export { pictureWithTextCss } from './parts/media-text/pictureWithTextCss.ts';
export { mediaTextStyle, mediaWidths, splitStyle } from './parts/media-text/splitStyle.ts';
export { overlayCss } from './parts/overlay/css.ts';
export { overlayProps, overlayStyle } from './parts/overlay/overlayStyle.ts';
export { videoCss } from './parts/player/videoCss.ts';
export { videoPlayerCss } from './parts/player/videoPlayerCss.ts';
export {
  bodyOfText,
  type ItemCount,
  itemList,
  lineOfText,
  maxRowValues,
  pictureFields,
  rowFields,
  sectionFields,
} from './parts/props.ts';
export { sliderCss } from './slider/sliderCss.ts';
export { specificationTableCss } from './parts/specification-table/css.ts';
export { specificationsProp, tableCountProp } from './parts/specification-table/props.ts';
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
} from './parts/starting.ts';
export { textListCss } from './parts/text-list/css.ts';
export {
  listItemsProp,
  listThemeProp,
  plainListItemsProp,
  unusedListFields,
} from './parts/text-list/props.ts';
export { thumbnail, tint } from './thumbnail.ts';
export { thumbnails } from './parts/thumbnails.ts';
export { titleDescriptionCss } from './parts/title-description/css.ts';
export {
  textAlignProp,
  titleDescriptionStyle,
  titleSizeProp,
} from './parts/title-description/titleDescriptionStyle.ts';

export { type Card, CardGrid, type CardGridProps } from './card-grid/CardGrid.tsx';
export { Chess, type ChessProps } from './chess/Chess.tsx';
export { Columns, type ColumnsProps } from './columns/Columns.tsx';
export {
  type ComparedProduct,
  ComparisonTable,
  type ComparisonTableProps,
  type TableRow,
} from './comparison-table/ComparisonTable.tsx';
export { DataTable, type DataTableProps } from './data-table/DataTable.tsx';
export { ImageSidebar, type ImageSidebarProps, type SidebarContent } from './image-sidebar/ImageSidebar.tsx';
export {
  MediaText,
  type MediaTextProps,
  PictureWithText,
  type PictureWithTextProps,
} from './media-text/MediaText.tsx';
export { Split, type SplitProps } from './media-text/Split.tsx';
export { Overlay, type OverlayProps } from './overlay/Overlay.tsx';
export { AssetImage, type AssetImageProps } from './picture/AssetImage.tsx';
export { Picture, PicturePerSize, type PicturePerSizeProps, type PictureProps } from './picture/Picture.tsx';
export { withClass } from './root.ts';
export {
  type Specification,
  SpecificationRows,
  SpecificationTable,
  type SpecificationTableProps,
} from './specification-table/SpecificationTable.tsx';
export { BlockTitle, BodyText, ItemTitle, type Section, TextSection } from './text/TextParts.tsx';
export {
  type ListItem,
  ListItems,
  type ListTheme,
  TextList,
  type TextListProps,
} from './text-list/TextList.tsx';
export { TitleDescription, type TitleDescriptionProps } from './title-description/TitleDescription.tsx';
export { wordFor } from './words.ts';
export { RutubeView } from '../rutube/View.tsx';
export { SliderView } from '../slider/View.tsx';
export { VideoView } from '../video/View.tsx';
export { VkVideoView } from '../vk-video/View.tsx';
export { YoutubeView } from '../youtube/View.tsx';

export { type Card, CardGrid, type CardGridProps } from './parts/card-grid/CardGrid.tsx';
export { Chess, type ChessProps } from './parts/chess/Chess.tsx';
export { Columns, type ColumnsProps } from './parts/columns/Columns.tsx';
export {
  type ComparedProduct,
  ComparisonTable,
  type ComparisonTableProps,
  type TableRow,
} from './parts/comparison-table/ComparisonTable.tsx';
export { DataTable, type DataTableProps } from './parts/data-table/DataTable.tsx';
export {
  ImageSidebar,
  type ImageSidebarProps,
  type SidebarContent,
} from './parts/image-sidebar/ImageSidebar.tsx';
export {
  MediaText,
  type MediaTextProps,
  PictureWithText,
  type PictureWithTextProps,
} from './parts/media-text/MediaText.tsx';
export { Split, type SplitProps } from './parts/media-text/Split.tsx';
export { Overlay, type OverlayProps } from './parts/overlay/Overlay.tsx';
export { AssetImage, type AssetImageProps } from './parts/picture/AssetImage.tsx';
export {
  Picture,
  PicturePerSize,
  type PicturePerSizeProps,
  type PictureProps,
} from './parts/picture/Picture.tsx';
export { withClass } from './parts/root.ts';
export {
  type Specification,
  SpecificationRows,
  SpecificationTable,
  type SpecificationTableProps,
} from './parts/specification-table/SpecificationTable.tsx';
export { BlockTitle, BodyText, ItemTitle, type Section, TextSection } from './parts/text/TextParts.tsx';
export {
  type ListItem,
  ListItems,
  type ListTheme,
  TextList,
  type TextListProps,
} from './parts/text-list/TextList.tsx';
export { TitleDescription, type TitleDescriptionProps } from './parts/title-description/TitleDescription.tsx';
export { wordFor } from './parts/words.ts';
export { RutubeView } from './rutube/View.tsx';
export { SliderView } from './slider/View.tsx';
export { VideoView } from './video/View.tsx';
export { VkVideoView } from './vk-video/View.tsx';
export { YoutubeView } from './youtube/View.tsx';

export { type AmazonDocument, amazonDocumentSchema } from './amazon/document.ts';
export { type AmazonExport, type AmazonExportOptions, exportAmazon } from './amazon/exportAmazon.ts';
export type { AmazonUpload, PixelSize } from './amazon/images.ts';
export {
  checkMarketplacePage,
  type Marketplace,
  marketplaceOf,
  type MarketplacePage,
  marketplaces,
} from './checkMarketplacePage.ts';
export type { ReadingOptions } from './content/pageReader.ts';
export {
  exportMvideo,
  type MvideoDocument,
  mvideoDocumentSchema,
  type MvideoExport,
  mvideoJsonSchema,
} from './mvideo/exportMvideo.ts';
export { type OzonContent, ozonContentSchema } from './ozon/document.ts';
export { exportOzon, type OzonExport } from './ozon/exportOzon.ts';
export { importOzon, type OzonImport } from './ozon/importOzon.ts';
export type { MarketplaceIssue, MarketplaceSeverity } from './report/issue.ts';
export { validateAmazonDocument, validateOzonContent, type Violation } from './validate.ts';

export type {
  AnyProduct,
  BrandProduct,
  DemoBrand,
  DemoDataSource,
  DemoMedia,
  DemoPoint,
  DemoSection,
  MarketplaceContent,
  OwnSectionKey,
  Pair,
  RangeProduct,
} from './brands/brand.ts';
export { arabicTexts, demoBrands } from './brands/index.ts';
export { ownFont } from './brands/korva/ownFont.ts';
export { listStudioFiles, type StudioFile } from './studio/studioFiles.ts';
export {
  categoryIds,
  demoCategories,
  demoGroups,
  demoLicenses,
  demoPassword,
  demoRetailers,
  demoShop,
  demoUsers,
} from './directory.ts';
export {
  activityDays,
  demoColleagues,
  demoNotifications,
  demoScreens,
  type DemoColleague,
} from './people.ts';
export { storyPage, type DemoLocale, type PictureSource } from './pages/storyPage.ts';
export type { Bilingual, DemoProduct, ProductStory, SimpleContent } from './product.ts';
export { demoProducts } from './products.ts';
export { renderShopList } from './shop/listPage.ts';
export { renderShopProduct, renderWatchedProduct } from './shop/productPage.ts';
export { watchedPages, type ShopAnswer, type WatchedPage } from './shop/watchedPages.ts';
export { renderWorkshop } from './shop/workshopPage.ts';
export {
  countVisits,
  hourWeights,
  createSequence,
  pickWeighted,
  visitDays,
  yearDays,
  type VisitedProduct,
  visitorCountries,
  visitorKinds,
} from './visits.ts';

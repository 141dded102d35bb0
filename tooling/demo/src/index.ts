export {
  panelNameOf,
  type AnyProduct,
  type BrandProduct,
  type DemoBrand,
  type DemoDataSource,
  type DemoMedia,
  type DemoPoint,
  type DemoSection,
  type MarketplaceContent,
  type OwnSectionKey,
  type Pair,
  type RangeProduct,
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
  type DemoRetailer,
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
export { renderShopProduct, renderWatchedProduct, type ShopView } from './shop/productPage.ts';
export type { ShopFault } from './shop/faults.ts';
export { watchedPages, type ShopAnswer, type WatchedPage } from './shop/watchedPages.ts';
export { renderWorkshop } from './shop/workshopPage.ts';
export { chanceOf, wholeOf } from './calendar/chance.ts';
export { type CalendarPackage, calendarPackages, yearDays } from './calendar/packages.ts';
export {
  demoAlertRules,
  rejection,
  rulesSince,
  storyNotices,
  type DemoAlertRule,
  type StoryNotice,
} from './calendar/notices.ts';
export {
  type CalendarDay,
  countViews,
  findFault,
  hidingFaults,
  isPublishedAllDay,
} from './calendar/pageDays.ts';
export {
  type CalendarPage,
  calendarPages,
  findCalendarPage,
  findLastingFault,
  isShopDown,
  type PageFault,
} from './calendar/pages.ts';
export { isSlow, stories, type StoryName } from './calendar/stories.ts';
export {
  hourWeights,
  createSequence,
  pickWeighted,
  visitDays,
  visitorCountries,
  visitorKinds,
} from './visits.ts';

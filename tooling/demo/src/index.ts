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
export type { Bilingual, DemoProduct, ProductStory } from './product.ts';
export { demoProducts } from './products.ts';
export { renderShopList } from './shop/listPage.ts';
export { renderShopProduct } from './shop/productPage.ts';
export {
  countVisits,
  createSequence,
  pickWeighted,
  visitDays,
  visitorCountries,
  visitorKinds,
} from './visits.ts';

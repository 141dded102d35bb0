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
export { storyPage, type DemoLocale, type PictureSource } from './pages/storyPage.ts';
export { demoProducts, type Bilingual, type DemoProduct, type ProductStory } from './products.ts';
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

import type { DemoBrand } from './brands/brand.ts';
import { demoBrands } from './brands/index.ts';
import { brands } from './products.ts';

/** A shop that pages are published to. */
export interface DemoRetailer {
  id: number;
  name: string;
  /** Host names of its pages. */
  domains: readonly string[];
  takesSis: boolean;
  /** The retailer's marketplace. Default: its own site. */
  marketplace?: 'ozon' | 'wildberries' | 'yandexMarket';
}

/** The retailer of `/demo-shop/`. */
export const demoShop: DemoRetailer = {
  id: 1,
  name: 'Полка',
  domains: ['127.0.0.1', 'localhost'],
  takesSis: true,
};

/** The retailers of the demo, all made up. */
export const demoRetailers: readonly DemoRetailer[] = [
  demoShop,
  { id: 2, name: 'Вкусный дом', domains: ['vkusny-dom.example'], takesSis: true },
  { id: 3, name: 'Гастроном № 8', domains: ['gastronom8.example'], takesSis: false },
  { id: 4, name: 'Корзина', domains: ['korzina.example'], takesSis: true, marketplace: 'ozon' },
  { id: 5, name: 'FreshCart', domains: ['freshcart.example'], takesSis: false, marketplace: 'yandexMarket' },
  {
    id: 6,
    name: 'Северный рынок',
    domains: ['sever-rynok.example'],
    takesSis: false,
    marketplace: 'wildberries',
  },
  {
    id: 7,
    name: 'Lavka Express',
    domains: ['lavka-express.example', 'm.lavka-express.example'],
    takesSis: true,
  },
  { id: 8, name: 'Домашний погреб', domains: ['pogreb.example'], takesSis: false },
  { id: 9, name: 'Bonne Table', domains: ['bonnetable.example'], takesSis: false },
];

/** A license of the demo, with its brand. */
export interface DemoLicense {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly retailerIds: readonly number[];
  readonly categoryIds: readonly number[];
  /** Default: the plain look. */
  readonly kit?: DemoBrand['kit'];
}

/** The licenses of the demo, with their retailers and brands. */
export const demoLicenses: readonly DemoLicense[] = [
  { id: 1, name: 'Kernhof', brand: brands.kernhof, retailerIds: [1, 2, 3, 4], categoryIds: [1] },
  { id: 2, name: 'Verdena', brand: brands.verdena, retailerIds: [1, 4, 5], categoryIds: [1] },
  ...demoBrands.map(({ licenseId, name, retailerIds, categoryId, kit }) => ({
    id: licenseId,
    name: name[0],
    brand: name[0],
    retailerIds,
    categoryIds: [categoryId],
    kit,
  })),
];

/** The category tree of the demo. Each name is in the language that the brands of the category work in. */
export const demoCategories = [
  { id: 1, name: 'Продукты', parentId: null },
  { id: 2, name: 'Овощные консервы', parentId: 1 },
  { id: 3, name: 'Супы', parentId: 1 },
  { id: 4, name: 'Фасоль', parentId: 2 },
  { id: 5, name: 'Горошек', parentId: 2 },
  { id: 6, name: 'Чай и кофе', parentId: null },
  { id: 7, name: 'Kitchen appliances', parentId: null },
  { id: 8, name: 'Care', parentId: null },
  { id: 9, name: 'Furniture and light', parentId: null },
] as const;

/** The category ids of the products. */
export const categoryIds = { vegetables: 2, soups: 3 } as const;

const everything = {
  isBuilderAvailable: true,
  isBuilderProAvailable: true,
  canPublishToStream: true,
  isContentCheckRequired: false,
  isSecondFactorRequired: false,
  liveMonitor: { epackageActivation: true, mapping: true, notInStock: true, updateBrandAlias: true },
  menu: { connectToMarketplace: true, dashboard: true, liveMonitor: true, showTrends: true },
  dashboard: {
    browsers: true,
    devices: true,
    map: true,
    os: true,
    platforms: true,
    usersPerLicense: true,
    usersPerRetailer: true,
  },
  categoryPermissionMethod: 'excluded',
  allowedCategories: [],
  excludedCategories: [],
} as const;

/** The groups of the demo. */
export const demoGroups = [
  {
    id: 1,
    name: 'Kernhof — контент',
    licenseIds: [1],
    permissions: ['Dashboard', 'Live_monitor', 'Trends', 'Builder', 'BuilderPro'],
    settings: everything,
  },
  {
    id: 2,
    name: 'Verdena — просмотр',
    licenseIds: [2],
    permissions: ['Dashboard'],
    settings: {
      ...everything,
      isBuilderAvailable: false,
      isBuilderProAvailable: false,
      canPublishToStream: false,
    },
  },
  {
    id: 3,
    name: 'Kernhof — согласование',
    licenseIds: [1],
    permissions: ['Dashboard', 'Live_monitor', 'BuilderPro'],
    settings: { ...everything, isBuilderAvailable: false, isContentCheckRequired: true },
  },
  {
    id: 4,
    name: 'Verdena — контент',
    licenseIds: [2],
    permissions: ['Dashboard', 'Live_monitor', 'Trends', 'Builder', 'BuilderPro'],
    settings: everything,
  },
  {
    id: 5,
    name: 'Агентство «Ракурс»',
    licenseIds: [1, 2],
    permissions: ['Builder', 'BuilderPro'],
    settings: {
      ...everything,
      canPublishToStream: false,
      categoryPermissionMethod: 'allowed',
      allowedCategories: [3],
    },
  },
  {
    id: 7,
    name: 'Студия брендов',
    licenseIds: demoBrands.map(({ licenseId }) => licenseId),
    permissions: ['Dashboard', 'Live_monitor', 'Trends', 'Builder', 'BuilderPro'],
    settings: everything,
  },
  {
    id: 6,
    name: 'Аналитики',
    licenseIds: [1, 2],
    permissions: ['Dashboard', 'Live_monitor', 'Trends'],
    settings: {
      ...everything,
      isBuilderAvailable: false,
      isBuilderProAvailable: false,
      canPublishToStream: false,
      isSecondFactorRequired: true,
    },
  },
] as const;

/** The password of every demo account. */
export const demoPassword = 'vitrina-demo';

/** The users of the demo. `groupId` is null for the administrator, who needs no group. */
export const demoUsers = [
  {
    id: 1,
    username: 'admin',
    firstName: 'Анна',
    lastName: 'Седова',
    email: 'admin@vitrina.example',
    roles: ['ROLE_ADMIN'],
    groupId: null,
  },
  {
    id: 2,
    username: 'editor',
    firstName: 'Егор',
    lastName: 'Лапин',
    email: 'editor@vitrina.example',
    roles: ['ROLE_USER'],
    groupId: 1,
  },
  {
    id: 3,
    username: 'viewer',
    firstName: 'Вера',
    lastName: 'Ким',
    email: 'viewer@vitrina.example',
    roles: ['ROLE_USER'],
    groupId: 2,
  },
  {
    id: 4,
    username: 'studio',
    firstName: 'Софья',
    lastName: 'Мельник',
    email: 'studio@vitrina.example',
    roles: ['ROLE_USER'],
    groupId: 7,
  },
] as const;

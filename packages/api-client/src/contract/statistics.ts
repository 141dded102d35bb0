import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { daySchema, idListSchema, namedSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';
import { viewsChoices } from './names.ts';
import { marketplaceSchema } from './retailers.ts';

/** The intervals of trends, reports and the dashboard. @public */
export const intervalSchema = z.enum(['daily', 'monthly', 'yearly']);

/** One point of a series. `date` is the first day of its interval. @public */
export const seriesPointSchema = z.object({ date: daySchema, count: z.number().int() });

/** The names of a product. `publicId` is that of one of its packages. @public */
export const productNamesSchema = z.object({
  publicId: z.string(),
  name: z.string(),
  brand: z.string(),
  ean: z.string(),
  mpn: z.string(),
});

/** A product and the views of all its packages. @public */
export const topProductSchema = productNamesSchema.extend({
  count: z.number().int(),
  /** Whether a retailer shows one of its packages now. */
  isPublished: z.boolean(),
});

/**
 * The period that a range is compared with: as many days, on the same days of the week.
 *
 * @public
 */
export const comparisonSchema = z.object({
  from: daySchema,
  to: daySchema,
  /** Whether the range's last day has not ended; only the same part of the earlier last day is compared. */
  isPartial: z.boolean(),
  /** The first day with a visit, up to the end of the range; null if there is none. */
  dataSince: daySchema.nullable(),
});

/** One view: a visitor saw a package. @public */
export const impressionSchema = z.object({
  time: z.string(),
  productName: z.string(),
  ean: z.string(),
  retailer: z.string(),
  license: z.string(),
  browser: z.string(),
  os: z.string(),
  device: z.string(),
  country: z.string(),
});

/** A value and how often it occurred. @public */
export const valueCountSchema = z.object({ value: z.string(), count: z.number().int() });

/** The users of a license or retailer: the sum of daily users. @public */
export const userCountSchema = namedSchema.extend({ count: z.number().int() });

/** The optional parts of the dashboard; parts that the user's group does not enable are absent. @public */
export const dashboardWidgetsSchema = z.object({
  browsers: z.array(valueCountSchema).optional(),
  devices: z.array(valueCountSchema).optional(),
  os: z.array(valueCountSchema).optional(),
  platforms: z.array(valueCountSchema).optional(),
  /** By two-letter country code. */
  map: z.array(valueCountSchema).optional(),
  usersPerLicense: z.array(userCountSchema).optional(),
  usersPerRetailer: z.array(userCountSchema).optional(),
});

/**
 * The views to count: `verified` (with proof that a page of the retailer showed the package, and those of releases without
 * verification), `unverified`, `automated` (robots), or all of them.
 *
 * @public
 */
export const viewsSchema = z.enum(viewsChoices);

/**
 * The selection of visits to count. Fails with 403 if the user cannot access part of the selection.
 *
 * @public
 */
export const selectionFields = {
  licenses: idListSchema.default([]),
  retailers: idListSchema.default([]),
  /** Limits the retailers to those that sell on this marketplace. */
  marketplace: marketplaceSchema.optional(),
  views: viewsSchema.default('verified'),
};

/** A range of days; both are included. @public */
export const rangeFields = { from: daySchema, to: daySchema };

/** Totals of visitors' activity on packages. @public */
export const measureFields = {
  /** Visits: a package was shown. */
  count: z.number().int(),
  /** How often a package scrolled into view. */
  inviewCount: z.number().int(),
  /**
   * The average time a package stayed in view, in milliseconds, at most `maxInviewMinutes` of each view; null if it was
   * not measured.
   */
  averageInviewMs: z.number().nullable(),
  /** The median of these times, at most 5 % off; null if there is none, or only for days before medians were kept. */
  medianInviewMs: z.number().nullable(),
  /** The number of interactions with blocks. */
  interactionCount: z.number().int(),
};

/** A point of a trend. `date` is the first day of its interval; `users` is the sum of daily users. @public */
export const trendPointSchema = z.object({
  date: daySchema,
  users: z.number().int(),
  ...measureFields,
});

/** The visits of one license or retailer. @public */
export const trendLineSchema = namedSchema.extend({
  total: z.number().int(),
  points: z.array(seriesPointSchema),
});

/** A product at a retailer, with its visits. @public */
export const productVisitsSchema = z.object({
  publicId: z.string(),
  name: z.string(),
  brand: z.string(),
  ean: z.string(),
  mpn: z.string(),
  license: namedSchema,
  retailer: namedSchema,
  ...measureFields,
});

/** The columns that product tables can be sorted by. @public */
export const productVisitsColumns = [
  'name',
  'brand',
  'ean',
  'mpn',
  'license',
  'retailer',
  'count',
  'inviewCount',
  'averageInviewMs',
  'medianInviewMs',
  'interactionCount',
] as const;

/** The number of product pages with a package on a day, and how many of them had no visits. @public */
export const unvisitedDaySchema = z.object({
  date: daySchema,
  pageCount: z.number().int(),
  unvisitedCount: z.number().int(),
});

/** A product page that a package is published to. @public */
export const unvisitedPageSchema = z.object({
  publicId: z.string(),
  name: z.string(),
  brand: z.string(),
  ean: z.string(),
  mpn: z.string(),
  license: namedSchema,
  retailer: namedSchema,
  /** When the package was first published to the retailer. */
  publishedDate: z.string(),
  /** The last day with a visit before the range; null if there was none. */
  lastVisitDay: daySchema.nullable(),
});

const dashboardQuery = z.object({
  ...selectionFields,
  ...rangeFields,
  interval: intervalSchema.default('daily'),
});

/** The dashboard's data; see `getDashboard`. @public */
export const dashboardSchema = z.object({
  total: z.number().int(),
  previousTotal: z.number().int(),
  /** The sum of daily users. */
  users: z.number().int(),
  previousUsers: z.number().int(),
  series: z.array(seriesPointSchema),
  /** The series of the previous period, of the same length. */
  previousSeries: z.array(seriesPointSchema),
  comparison: comparisonSchema,
  /** Visits by hour of the day, starting at midnight: 24 numbers. */
  byHour: z.array(z.number().int()),
  topProducts: z.array(topProductSchema),
  lastImpressions: z.array(impressionSchema),
  widgets: dashboardWidgetsSchema.default({}),
  /** The time zone whose midnights separate days. */
  timeZone: z.string(),
});

/** A product's data; see `getProductFigures`. @public */
export const productFiguresSchema = z.object({
  product: productNamesSchema,
  total: z.number().int(),
  previousTotal: z.number().int(),
  series: z.array(seriesPointSchema),
  previousSeries: z.array(seriesPointSchema),
  comparison: comparisonSchema,
  /** Each package of the product at each retailer, most visits first. */
  pages: z.array(productVisitsSchema),
  timeZone: z.string(),
});

export const statisticsCalls = {
  getDashboard: defineCall({
    id: 'getDashboard',
    method: 'GET',
    path: '/api/statistics/dashboard',
    summary:
      'Visits of the chosen licenses and retailers (at least one), with the period before for comparison.',
    permission: 'Dashboard',
    query: dashboardQuery,
    response: dataOf(dashboardSchema),
  }),
  getSisDashboard: defineCall({
    id: 'getSisDashboard',
    method: 'GET',
    path: '/api/statistics/sis-dashboard',
    summary: 'The dashboard of Shop-In-Shop packages only.',
    permission: 'User',
    scope: 'statistics',
    query: dashboardQuery,
    response: dataOf(dashboardSchema),
  }),
  getTrends: defineCall({
    id: 'getTrends',
    method: 'GET',
    path: '/api/statistics/trends',
    summary:
      'Visits, users and use of packages by interval, beside the period before, and a line per license or retailer.',
    permission: 'Trends',
    query: z.object({
      ...selectionFields,
      ...rangeFields,
      interval: intervalSchema.default('monthly'),
      /** The grouping: one line each for the twelve with the most visits. */
      by: z.enum(['license', 'retailer']).default('license'),
    }),
    response: dataOf(
      z.object({
        points: z.array(trendPointSchema),
        previousPoints: z.array(trendPointSchema),
        /** The median time in view of all days. */
        medianInviewMs: z.number().nullable(),
        previousMedianInviewMs: z.number().nullable(),
        comparison: comparisonSchema,
        lines: z.array(trendLineSchema),
        timeZone: z.string(),
      }),
    ),
  }),
  listProductVisits: defineCall({
    id: 'listProductVisits',
    method: 'GET',
    path: '/api/statistics/products',
    summary:
      'Reports Products: each product at each retailer with its visits; needs a marketplace and a license.',
    permission: 'User',
    scope: 'statistics',
    query: listQuery({ sortable: productVisitsColumns, filters: { ...selectionFields, ...rangeFields } }),
    response: listAnswer(productVisitsSchema),
  }),
  getProductFigures: defineCall({
    id: 'getProductFigures',
    method: 'GET',
    path: '/api/statistics/products/{publicId}',
    summary: 'A product by one of its packages: the visits of all its packages at the chosen retailers.',
    permission: 'User',
    scope: 'statistics',
    params: z.object({ publicId: z.string() }),
    query: dashboardQuery,
    response: dataOf(productFiguresSchema),
  }),
  listUnvisitedDays: defineCall({
    id: 'listUnvisitedDays',
    method: 'GET',
    path: '/api/statistics/pdps-without-visits/days',
    summary: 'How many PDPs had no visits on each day of at most 31.',
    permission: 'User',
    scope: 'statistics',
    query: z.object({ ...selectionFields, ...rangeFields }),
    response: dataOf(z.object({ days: z.array(unvisitedDaySchema), timeZone: z.string() })),
  }),
  listUnvisitedPages: defineCall({
    id: 'listUnvisitedPages',
    method: 'GET',
    path: '/api/statistics/pdps-without-visits',
    summary: 'The PDPs without visits on one day.',
    permission: 'User',
    scope: 'statistics',
    query: listQuery({
      sortable: ['name', 'brand', 'ean', 'mpn', 'license', 'retailer', 'publishedDate', 'lastVisitDay'],
      filters: { ...selectionFields, day: daySchema },
    }),
    response: listAnswer(unvisitedPageSchema),
  }),
};

/** {@link valueCountSchema}. @public */
export type ValueCount = z.output<typeof valueCountSchema>;
/** {@link userCountSchema}. @public */
export type UserCount = z.output<typeof userCountSchema>;
/** {@link dashboardWidgetsSchema}. @public */
export type DashboardWidgets = z.output<typeof dashboardWidgetsSchema>;
/** {@link intervalSchema}. @public */
export type Interval = z.output<typeof intervalSchema>;
/** {@link seriesPointSchema}. @public */
export type SeriesPoint = z.output<typeof seriesPointSchema>;
/** {@link productNamesSchema}. @public */
export type ProductNames = z.output<typeof productNamesSchema>;
/** {@link comparisonSchema}. @public */
export type Comparison = z.output<typeof comparisonSchema>;
/** {@link productFiguresSchema}. @public */
export type ProductFigures = z.output<typeof productFiguresSchema>;
/** {@link topProductSchema}. @public */
export type TopProduct = z.output<typeof topProductSchema>;
/** {@link impressionSchema}. @public */
export type Impression = z.output<typeof impressionSchema>;
/** {@link dashboardSchema}. @public */
export type Dashboard = z.output<typeof dashboardSchema>;
/** {@link trendPointSchema}. @public */
export type TrendPoint = z.output<typeof trendPointSchema>;
/** {@link trendLineSchema}. @public */
export type TrendLine = z.output<typeof trendLineSchema>;
/** {@link productVisitsSchema}. @public */
export type ProductVisits = z.output<typeof productVisitsSchema>;
/** {@link unvisitedDaySchema}. @public */
export type UnvisitedDay = z.output<typeof unvisitedDaySchema>;
/** {@link unvisitedPageSchema}. @public */
export type UnvisitedPage = z.output<typeof unvisitedPageSchema>;

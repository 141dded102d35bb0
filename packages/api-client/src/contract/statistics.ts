import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { daySchema, idListSchema, namedSchema } from './fields.ts';

/** The intervals of trends, reports and the dashboard. @public */
export const intervalSchema = z.enum(['daily', 'monthly', 'yearly']);

/** One point of a series. `date` is the first day of its interval. @public */
export const seriesPointSchema = z.object({ date: daySchema, count: z.number().int() });

/** A product and how often it was shown. @public */
export const topProductSchema = z.object({
  publicId: z.string(),
  name: z.string(),
  brand: z.string(),
  ean: z.string(),
  count: z.number().int(),
});

/** One impression: a visitor saw a package. @public */
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

/** How often a value came up. @public */
export const valueCountSchema = z.object({ value: z.string(), count: z.number().int() });

/** How many users one licence or retailer had: the sum of each day's. @public */
export const userCountSchema = namedSchema.extend({ count: z.number().int() });

/** The optional parts of the dashboard; one that the user's group does not enable is absent. @public */
export const dashboardWidgetsSchema = z.object({
  browsers: z.array(valueCountSchema).optional(),
  devices: z.array(valueCountSchema).optional(),
  os: z.array(valueCountSchema).optional(),
  platforms: z.array(valueCountSchema).optional(),
  /** By country, two letters. */
  map: z.array(valueCountSchema).optional(),
  usersPerLicense: z.array(userCountSchema).optional(),
  usersPerRetailer: z.array(userCountSchema).optional(),
});

export const statisticsCalls = {
  getDashboard: defineCall({
    id: 'getDashboard',
    method: 'GET',
    path: '/api/statistics/dashboard',
    summary:
      'Visits of the chosen licences and retailers (at least one), with the period before for comparison.',
    permission: 'Dashboard',
    query: z.object({
      licenses: idListSchema.default([]),
      retailers: idListSchema.default([]),
      from: daySchema,
      to: daySchema,
      interval: intervalSchema.default('daily'),
    }),
    response: dataOf(
      z.object({
        total: z.number().int(),
        previousTotal: z.number().int(),
        series: z.array(seriesPointSchema),
        topProducts: z.array(topProductSchema),
        lastImpressions: z.array(impressionSchema),
        widgets: dashboardWidgetsSchema.default({}),
        /** The days' borders are this zone's midnights. */
        timeZone: z.string(),
      }),
    ),
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
/** {@link topProductSchema}. @public */
export type TopProduct = z.output<typeof topProductSchema>;
/** {@link impressionSchema}. @public */
export type Impression = z.output<typeof impressionSchema>;

import { z } from 'zod';

import { dataOf, doneSchema, listOf } from './answers.ts';
import { defineCall } from './call.ts';
import {
  daySchema,
  epackIdSchema,
  idListSchema,
  idSchema,
  namedSchema,
  pathIdSchema,
  textSchema,
} from './fields.ts';
import { bulkAnswer, bulkBody, flagFilterSchema, listAnswer, listQuery, wordListSchema } from './list.ts';
import {
  incidentEventKinds,
  incidentStates,
  pageProblemTypes,
  reportLifetimes,
  workStates,
} from './monitorNames.ts';
import { watchers } from './permissions.ts';

const personSchema = z.object({ id: idSchema, username: z.string() });

/** All open problems of one kind with one epack at one retailer. @public */
export const incidentSchema = z.object({
  id: idSchema,
  type: z.enum(pageProblemTypes),
  retailer: namedSchema,
  license: namedSchema,
  /** Null if the pages have no epack, or one hidden from the user. */
  epack: z.object({ id: epackIdSchema, name: z.string() }).nullable(),
  state: z.enum(incidentStates),
  /** ISO 8601, when it opened last. */
  since: z.string(),
  owner: personSchema.nullable(),
  dueDate: daySchema.nullable(),
  /** Whether it is not over, and the due date is. */
  isOverdue: z.boolean(),
  /** The day by which the retailer promised to correct the pages; they are checked again the day after. */
  promisedDate: daySchema.nullable(),
  /** The number of pages that have the problem. */
  pageCount: z.number().int(),
  /** Daily views before the incident minus daily views since; 0 if views did not drop. */
  lostPerDay: z.number(),
  /** The least and the most of these views, by the worst and the best of the weeks before. */
  lostRange: z.object({ low: z.number(), high: z.number() }),
});

/** A page of an incident, with what is wrong on it. @public */
export const incidentPageSchema = z.object({
  id: idSchema,
  productName: z.string(),
  ean: z.string(),
  link: z.string().nullable(),
  /** ISO 8601, when the problem was first found. */
  since: z.string(),
  /** ISO 8601, when the page was last read; null if never. */
  lastVisited: z.string().nullable(),
  expected: z.string(),
  found: z.string(),
});

/** An entry of an incident's log. @public */
export const incidentEventSchema = z.object({
  id: idSchema,
  kind: z.enum(incidentEventKinds),
  /** ISO 8601. */
  date: z.string(),
  /** Empty for what happened by itself. */
  username: z.string(),
  /** The comment, the new state, the owner's username, the day, or the recipient; empty if removed. */
  text: z.string(),
});

/** A report for a retailer: a link that anybody who has it can open until its last day. @public */
export const incidentReportSchema = z.object({
  id: idSchema,
  createdDate: z.string(),
  /** ISO 8601. */
  expiresDate: z.string(),
  /** The address it was mailed to; empty if it was not. */
  sentTo: z.string(),
  username: z.string(),
  /** ISO 8601, when it was last opened; null if never. */
  openedDate: z.string().nullable(),
});

/** An incident with its pages, its log and its reports. @public */
export const incidentDetailSchema = incidentSchema.extend({
  /** The first hundred, oldest problems first. */
  pages: z.array(incidentPageSchema),
  /** Latest first. */
  events: z.array(incidentEventSchema),
  /** Those that can still be opened; latest first. */
  reports: z.array(incidentReportSchema),
});

/** The fields of a report. @public */
export const incidentReportInputSchema = z.strictObject({
  /** Empty to get the link alone. */
  to: z.union([z.literal(''), z.email().max(254)]),
  /** The sender's own words, shown above the pages. */
  note: textSchema(2000),
  language: z.enum(['en', 'ru']),
  lifetime: z.enum(reportLifetimes),
});

/** The part of an incident that a report shows to the retailer. @public */
export const sharedIncidentSchema = z.object({
  type: z.enum(pageProblemTypes),
  retailer: z.string(),
  license: z.string(),
  note: z.string(),
  expiresDate: z.string(),
  /** The number of pages that still have the problem. */
  pageCount: z.number().int(),
  /** The first hundred. */
  pages: z.array(incidentPageSchema.omit({ id: true })),
});

/** A retailer's quality: how many of its watched pages had no problem on each day. @public */
export const retailerQualitySchema = z.object({
  retailer: namedSchema,
  days: z.array(
    z.object({
      day: daySchema,
      /** Watched pages with a link. */
      pages: z.number().int(),
      /** Those without a problem at the end of the day. */
      sound: z.number().int(),
    }),
  ),
});

const incidentFilters = {
  states: wordListSchema(incidentStates).optional(),
  types: wordListSchema(pageProblemTypes).optional(),
  licenses: idListSchema.optional(),
  retailers: idListSchema.optional(),
  owners: idListSchema.optional(),
  isOverdue: flagFilterSchema.optional(),
};

const byId = z.object({ id: pathIdSchema });

/** {@link incidentSchema}. @public */
export type Incident = z.output<typeof incidentSchema>;
/** {@link incidentDetailSchema}. @public */
export type IncidentDetail = z.output<typeof incidentDetailSchema>;
/** {@link incidentPageSchema}. @public */
export type IncidentPage = z.output<typeof incidentPageSchema>;
/** {@link incidentEventSchema}. @public */
export type IncidentEvent = z.output<typeof incidentEventSchema>;
/** {@link incidentReportSchema}. @public */
export type IncidentReport = z.output<typeof incidentReportSchema>;
/** {@link sharedIncidentSchema}. @public */
export type SharedIncident = z.output<typeof sharedIncidentSchema>;
/** {@link retailerQualitySchema}. @public */
export type RetailerQuality = z.output<typeof retailerQualitySchema>;

const incidentReads = ['listIncidents', 'getIncident'] as const;

export const incidentCalls = {
  listIncidents: defineCall({
    id: 'listIncidents',
    method: 'GET',
    path: '/incidents',
    summary:
      'Incidents at the retailers: problems of one kind with one epack. Open ones first, the costliest first.',
    permission: watchers,
    query: listQuery({
      sortable: [
        'type',
        'retailer',
        'license',
        'epack',
        'state',
        'since',
        'owner',
        'dueDate',
        'pageCount',
        'lostPerDay',
      ],
      filters: incidentFilters,
    }),
    response: listAnswer(incidentSchema),
  }),
  getIncident: defineCall({
    id: 'getIncident',
    method: 'GET',
    path: '/incidents/{id}',
    summary: 'One incident with its pages, its log and its reports to the retailer.',
    permission: watchers,
    params: byId,
    response: dataOf(incidentDetailSchema),
  }),
  changeIncidents: defineCall({
    id: 'changeIncidents',
    method: 'POST',
    path: '/incidents/change',
    summary:
      'Gives incidents a state, an owner or a due date. Closed ones are refused: they open by themselves if a problem returns.',
    permission: watchers,
    body: bulkBody(idSchema, incidentFilters, {
      state: z.enum(workStates).optional(),
      ownerId: idSchema.nullable().optional(),
      dueDate: daySchema.nullable().optional(),
      /** Needed for the state `promised`. */
      promisedDate: daySchema.optional(),
    }),
    response: bulkAnswer(idSchema),
    invalidates: incidentReads,
  }),
  checkIncidents: defineCall({
    id: 'checkIncidents',
    method: 'POST',
    path: '/incidents/check',
    summary: 'Has all pages of incidents checked now. `count` is the number of incidents.',
    permission: watchers,
    body: bulkBody(idSchema, incidentFilters, {}),
    response: bulkAnswer(idSchema),
    invalidates: [...incidentReads, 'listMonitoredPages', 'getMonitoredPage'],
  }),
  commentOnIncident: defineCall({
    id: 'commentOnIncident',
    method: 'POST',
    path: '/incidents/{id}/comments',
    summary: 'Adds a comment to the log of an incident.',
    permission: watchers,
    params: byId,
    body: z.strictObject({ text: textSchema(4000, 1).trim().min(1) }),
    response: doneSchema,
    invalidates: ['getIncident'],
  }),
  listIncidentPeople: defineCall({
    id: 'listIncidentPeople',
    method: 'GET',
    path: '/incidents/people',
    summary:
      'People who can own incidents: users with access to incidents who share a license with the caller.',
    permission: watchers,
    response: listOf(personSchema),
  }),
  reportIncident: defineCall({
    id: 'reportIncident',
    method: 'POST',
    path: '/incidents/{id}/reports',
    summary:
      'Creates a link with the pages and the evidence for the retailer, and mails it if an address is given.',
    permission: watchers,
    params: byId,
    body: incidentReportInputSchema,
    response: dataOf(z.object({ url: z.string(), expiresDate: z.string() })),
    invalidates: ['getIncident'],
  }),
  endIncidentReport: defineCall({
    id: 'endIncidentReport',
    method: 'DELETE',
    path: '/incidents/{id}/reports/{reportId}',
    summary: 'Ends a report: its link no longer opens.',
    permission: watchers,
    params: z.object({ id: pathIdSchema, reportId: pathIdSchema }),
    response: doneSchema,
    invalidates: ['getIncident'],
  }),
  readIncidentReport: defineCall({
    id: 'readIncidentReport',
    method: 'POST',
    path: '/incident-report',
    summary: "What a report's link shows, by its token. 404 if it has expired or was ended.",
    permission: 'public',
    body: z.strictObject({ token: textSchema(100, 1) }),
    response: dataOf(sharedIncidentSchema),
    invalidates: [],
  }),
  listRetailerQuality: defineCall({
    id: 'listRetailerQuality',
    method: 'GET',
    path: '/incidents/quality',
    summary: 'The share of sound pages at each retailer by day, for the last ninety days; the worst first.',
    permission: watchers,
    query: z.object({ licenses: idListSchema.optional(), retailers: idListSchema.optional() }),
    response: listOf(retailerQualitySchema),
  }),
};

import { z } from 'zod';

import { defineCall } from './call.ts';
import { idListSchema, idSchema, textSchema } from './fields.ts';
import { bulkAnswer, bulkBody, flagFilterSchema, wordListSchema } from './list.ts';
import { pageProblemTypes, pageStatuses } from './monitorNames.ts';
import { watchers } from './permissions.ts';

/** The filters of watched pages. */
export const pageFilters = {
  statuses: wordListSchema(pageStatuses).optional(),
  problems: wordListSchema(pageProblemTypes).optional(),
  licenses: idListSchema.optional(),
  retailers: idListSchema.optional(),
  isChecked: flagFilterSchema.optional(),
  isMapped: flagFilterSchema.optional(),
  /** Pages with an open problem of these incidents. */
  incidents: idListSchema.optional(),
};

/** The reads of watched pages. */
export const pageReads = [
  'getMonitoredPage',
  'listMonitoredPages',
  'suggestMappings',
  'listPageProblems',
  'countPageProblems',
] as const;

/** The reads that the removal of pages outdates; their incidents may close. */
export const readsAfterRemoval = [
  'listMonitoredPages',
  'listPageProblems',
  'countPageProblems',
  'listIncidents',
  'getIncident',
] as const;

/** Calls about many watched pages at once. */
export const pageBulkCalls = {
  checkMonitoredPages: defineCall({
    id: 'checkMonitoredPages',
    method: 'POST',
    path: '/live-monitor/check',
    summary: 'Has pages checked now rather than when it is their turn.',
    permission: watchers,
    body: bulkBody(idSchema, pageFilters, {}),
    response: bulkAnswer(idSchema),
    invalidates: pageReads,
  }),
  markMonitoredPages: defineCall({
    id: 'markMonitoredPages',
    method: 'POST',
    path: '/live-monitor/mark',
    summary: 'Marks pages as checked by a person, or not.',
    permission: watchers,
    body: bulkBody(idSchema, pageFilters, { isChecked: z.boolean() }),
    response: bulkAnswer(idSchema),
    invalidates: pageReads,
  }),
  changeMonitoredPages: defineCall({
    id: 'changeMonitoredPages',
    method: 'POST',
    path: '/live-monitor/change',
    summary:
      "Changes pages alike, each part by the group's live monitor option of that name. `mapping` maps each page to the one epack with its keys, or to none; pages with no or several such epacks are refused.",
    permission: watchers,
    body: bulkBody(idSchema, pageFilters, {
      mapping: z.enum(['suggested', 'none']).optional(),
      brandAlias: textSchema(300).optional(),
      isInStock: z.boolean().optional(),
    }),
    response: bulkAnswer(idSchema),
    invalidates: pageReads,
  }),
  sendPageReasons: defineCall({
    id: 'sendPageReasons',
    method: 'POST',
    path: '/live-monitor/reasons',
    summary: 'Notes on pages why they are not live, or removes the reasons: `reasonId` null.',
    permission: watchers,
    body: bulkBody(idSchema, pageFilters, {
      reasonId: idSchema.nullable(),
      note: textSchema(2000).default(''),
    }),
    response: bulkAnswer(idSchema),
    invalidates: pageReads,
  }),
  deleteMonitoredPages: defineCall({
    id: 'deleteMonitoredPages',
    method: 'POST',
    path: '/live-monitor/delete',
    summary: 'Stops watching pages, and forgets their history.',
    permission: watchers,
    body: bulkBody(idSchema, pageFilters, {}),
    response: bulkAnswer(idSchema),
    invalidates: readsAfterRemoval,
  }),
};

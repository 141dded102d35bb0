import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { idSchema, nameTextSchema, namedSchema, pathIdSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';
import { alertPaces, pageProblemTypes, pageStatuses } from './monitorNames.ts';
import { watchers } from './permissions.ts';

const byId = z.object({ id: pathIdSchema });

const languages = ['en', 'ru'] as const;

/**
 * An alert rule of the user: which problems and statuses it reports, and how. An empty list of retailers,
 * brands or licenses means all.
 *
 * @public
 */
export const alertRuleSchema = z.object({
  id: idSchema,
  name: z.string(),
  problems: z.array(z.enum(pageProblemTypes)),
  statuses: z.array(z.enum(pageStatuses)),
  retailers: z.array(namedSchema),
  brands: z.array(namedSchema),
  licenses: z.array(namedSchema),
  pace: z.enum(alertPaces),
  /** Whether to send an email in addition to the notification in the panel. */
  isByMail: z.boolean(),
  language: z.enum(languages),
  /** When the rule last sent an alert; null if it never did. */
  lastSentDate: z.string().nullable(),
  revision: z.number().int(),
});

/** The fields of an alert rule that the user sets: at least one problem or status, and its scope. @public */
export const alertRuleInputSchema = z
  .strictObject({
    name: nameTextSchema(200),
    problems: z.array(z.enum(pageProblemTypes)).max(pageProblemTypes.length),
    statuses: z.array(z.enum(pageStatuses)).max(pageStatuses.length),
    retailerIds: z.array(idSchema).max(1000).default([]),
    brandIds: z.array(idSchema).max(1000).default([]),
    licenseIds: z.array(idSchema).max(1000).default([]),
    pace: z.enum(alertPaces),
    isByMail: z.boolean().default(true),
    language: z.enum(languages),
  })
  .refine(({ problems, statuses }) => problems.length + statuses.length > 0, { path: ['problems'] });

/** {@link alertRuleSchema}. @public */
export type AlertRule = z.output<typeof alertRuleSchema>;
/** {@link alertRuleInputSchema}. @public */
export type AlertRuleInput = z.output<typeof alertRuleInputSchema>;

const alertRuleReads = ['searchAlertRules', 'getAlertRule'] as const;

export const alertRuleCalls = {
  searchAlertRules: defineCall({
    id: 'searchAlertRules',
    method: 'GET',
    path: '/live-monitor/alert-rules',
    summary: "The user's own alert rules. `search` looks in the name.",
    permission: watchers,
    isPersonal: true,
    query: listQuery({ sortable: ['id', 'name', 'lastSentDate'], filters: {} }),
    response: listAnswer(alertRuleSchema),
  }),
  getAlertRule: defineCall({
    id: 'getAlertRule',
    method: 'GET',
    path: '/live-monitor/alert-rules/{id}',
    summary: "One of the user's alert rules, with its revision as ETag.",
    permission: watchers,
    isPersonal: true,
    params: byId,
    revisioned: true,
    response: dataOf(alertRuleSchema),
  }),
  createAlertRule: defineCall({
    id: 'createAlertRule',
    method: 'POST',
    path: '/live-monitor/alert-rules',
    summary: 'A new alert rule; it tells of what begins from now on, each problem once.',
    permission: watchers,
    isPersonal: true,
    body: alertRuleInputSchema,
    response: dataOf(alertRuleSchema),
    invalidates: alertRuleReads,
  }),
  updateAlertRule: defineCall({
    id: 'updateAlertRule',
    method: 'PUT',
    path: '/live-monitor/alert-rules/{id}',
    summary: "Changes one of the user's alert rules.",
    permission: watchers,
    isPersonal: true,
    params: byId,
    body: alertRuleInputSchema,
    revisioned: true,
    response: dataOf(alertRuleSchema),
    invalidates: alertRuleReads,
  }),
  deleteAlertRule: defineCall({
    id: 'deleteAlertRule',
    method: 'DELETE',
    path: '/live-monitor/alert-rules/{id}',
    summary: "Deletes one of the user's alert rules.",
    permission: watchers,
    isPersonal: true,
    params: byId,
    response: doneSchema,
    invalidates: ['searchAlertRules'],
  }),
};

import { z } from 'zod';

import { dataOf, doneSchema, listOf } from './answers.ts';
import { defineCall } from './call.ts';
import { dataSourceLimits } from './dataSourceLimits.ts';
import { idListSchema, idSchema, namedSchema, pathIdSchema, textSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';
import { builders } from './permissions.ts';

const byId = z.object({ id: pathIdSchema });

/** A data source without its rows. @public */
export const dataSourceSchema = z.object({ id: idSchema, name: z.string(), itemCount: z.number().int() });
/** One record of a data source. @public */
export const dataSourceItemSchema = z.object({ id: idSchema, data: z.record(z.string(), z.unknown()) });

const columnSchema = textSchema(100, 1).refine(
  (name) => name.trim() === name && !['__proto__', 'constructor', 'prototype'].includes(name),
);
const columnsSchema = z
  .array(columnSchema)
  .min(1)
  .max(dataSourceLimits.columns)
  .refine((columns) => new Set(columns).size === columns.length);
const rowsSchema = z
  .array(z.array(textSchema(dataSourceLimits.cellLength)).max(dataSourceLimits.columns))
  .max(dataSourceLimits.rows);

/** A data source as administrators see it. @public */
export const dataSourceRecordSchema = dataSourceSchema.extend({
  license: namedSchema,
  columns: z.array(z.string()),
  updatedDate: z.string(),
  revision: z.number().int(),
});

/** A data source with its rows, each with one text per column. @public */
export const dataSourceTableSchema = dataSourceRecordSchema.extend({ rows: z.array(z.array(z.string())) });

/**
 * The fields of a data source that administrators set: a name, columns, and rows with one text per column.
 *
 * @public
 */
export const dataSourceInputSchema = z
  .strictObject({
    licenseId: idSchema,
    name: textSchema(200, 1),
    columns: columnsSchema,
    rows: rowsSchema,
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), { path: ['rows'] });

/** A preview of an imported CSV file. @public */
export const csvPreviewSchema = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** `,`, `;` or a tab, as detected in the file. */
  delimiter: z.string(),
});

/** {@link dataSourceSchema}. @public */
export type DataSourceSummary = z.output<typeof dataSourceSchema>;
/** {@link dataSourceRecordSchema}. @public */
export type DataSourceRecord = z.output<typeof dataSourceRecordSchema>;
/** {@link dataSourceTableSchema}. @public */
export type DataSourceTable = z.output<typeof dataSourceTableSchema>;
/** {@link dataSourceInputSchema}. @public */
export type DataSourceInput = z.output<typeof dataSourceInputSchema>;
/** {@link csvPreviewSchema}. @public */
export type CsvPreview = z.output<typeof csvPreviewSchema>;

const bodyBytes = 16 * 1024 * 1024;

const dataSourceReads = ['searchDataSources', 'readDataSource', 'listDataSources', 'getDataSource'] as const;

export const dataSourceCalls = {
  listDataSources: defineCall({
    id: 'listDataSources',
    method: 'GET',
    path: '/api/shop-in-shop/data-sources',
    summary: "The data sources of the user's licenses.",
    permission: builders,
    response: listOf(dataSourceSchema),
  }),
  getDataSource: defineCall({
    id: 'getDataSource',
    method: 'GET',
    path: '/api/shop-in-shop/data-sources/{id}',
    summary: 'One data source with its records.',
    permission: builders,
    params: byId,
    response: dataOf(z.object({ id: idSchema, name: z.string(), items: z.array(dataSourceItemSchema) })),
  }),
  searchDataSources: defineCall({
    id: 'searchDataSources',
    method: 'GET',
    path: '/data-sources',
    summary: 'The data sources, for their administration. `search` looks in the names.',
    permission: 'Admin',
    query: listQuery({
      sortable: ['name', 'license', 'itemCount', 'updatedDate'],
      filters: { licenses: idListSchema.optional() },
    }),
    response: listAnswer(dataSourceRecordSchema),
  }),
  readDataSource: defineCall({
    id: 'readDataSource',
    method: 'GET',
    path: '/data-sources/{id}',
    summary: 'One data source with its rows, as updateDataSource takes them, and its revision as ETag.',
    permission: 'Admin',
    params: byId,
    revisioned: true,
    response: dataOf(dataSourceTableSchema),
  }),
  previewCsv: defineCall({
    id: 'previewCsv',
    method: 'POST',
    path: '/data-sources/preview',
    summary:
      'Reads a CSV file with a line of headings into columns and rows, as createDataSource takes them. Nothing is stored.',
    permission: 'Admin',
    scope: 'administration.read',
    body: z.strictObject({ csv: textSchema(dataSourceLimits.csvLength, 1) }),
    maxBodyBytes: bodyBytes,
    response: dataOf(csvPreviewSchema),
    invalidates: [],
  }),
  createDataSource: defineCall({
    id: 'createDataSource',
    method: 'POST',
    path: '/data-sources',
    summary: 'A new data source of a license.',
    permission: 'Admin',
    body: dataSourceInputSchema,
    maxBodyBytes: bodyBytes,
    response: dataOf(dataSourceRecordSchema),
    invalidates: dataSourceReads,
  }),
  updateDataSource: defineCall({
    id: 'updateDataSource',
    method: 'PUT',
    path: '/data-sources/{id}',
    summary: 'Replaces a data source: its name, license, columns and all rows.',
    permission: 'Admin',
    params: byId,
    body: dataSourceInputSchema,
    maxBodyBytes: bodyBytes,
    revisioned: true,
    response: dataOf(dataSourceRecordSchema),
    invalidates: dataSourceReads,
  }),
  deleteDataSource: defineCall({
    id: 'deleteDataSource',
    method: 'DELETE',
    path: '/data-sources/{id}',
    summary: 'Deletes a data source. Epacks that use it keep the records they took up.',
    permission: 'Admin',
    params: byId,
    response: doneSchema,
    invalidates: ['searchDataSources', 'listDataSources'],
  }),
};

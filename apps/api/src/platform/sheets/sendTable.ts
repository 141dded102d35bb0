import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

import { attachment } from '../http/attachment.ts';
import type { Table } from './table.ts';
import { writeCsv } from './writeCsv.ts';
import { writeXlsx } from './writeXlsx.ts';

const formats: Record<'csv' | 'xlsx', { type: string; write(table: Table): Readable }> = {
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeXlsx },
};

/** Sends a table as a download, row by row. */
export function sendTable(reply: FastifyReply, format: keyof typeof formats, table: Table): FastifyReply {
  const { type, write } = formats[format];
  return reply.type(type).header('content-disposition', attachment(table.name, format)).send(write(table));
}

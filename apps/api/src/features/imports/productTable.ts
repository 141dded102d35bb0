import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { ProductTable } from '@vitrina/api-client/contract';
import { guessColumnRoles } from '@vitrina/page-designs';

import { Failure } from '../../platform/http/failure.ts';
import { readTable } from '../../platform/sheets/readTable.ts';
import { type Archive, openArchive } from './archive.ts';
import { isZip } from './isZip.ts';

/** A table of products in an upload. */
export interface UploadedTable {
  /** Path of the table in the upload. */
  readonly path: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const maxTableBytes = 32 * 1024 ** 2;
const limits = { rows: 5000, columns: 300 };
const maxExampleLength = 200;
const maxHeadingLength = 300;
const isTable = (path: string) =>
  /\.(?:csv|xlsx)$/i.test(path) && !/(?:^|\/)(?:\.|~\$|__MACOSX\/)/.test(path);

/** An XLSX file is a zip as well. */
function isWorkbook({ paths }: Archive): boolean {
  return paths.includes('xl/workbook.xml');
}

async function findTable(uploadPath: string, name: string): Promise<{ path: string; bytes: Buffer }> {
  const whole = async () => ({ path: name, bytes: await readFile(uploadPath) });
  if (!(await isZip(uploadPath))) return whole();
  const files = await openArchive(uploadPath);
  try {
    if (isWorkbook(files)) return await whole();
    const [path, ...others] = files.paths.filter(isTable);
    const hasPackages = files.paths.some((each) => each.toLowerCase().endsWith('.json'));
    if (path === undefined || others.length > 0 || hasPackages) throw new Failure(400, 'productTableMissing');
    return { path, bytes: await buffer(await files.open(path, maxTableBytes)) };
  } finally {
    files.close();
  }
}

/**
 * Reads the table of products in an upload: a CSV or XLSX file, or the only one in a zip.
 *
 * @param name - of the uploaded file
 * @throws 400 if there is none, or it is too large
 */
export async function readUploadedTable(uploadPath: string, name: string): Promise<UploadedTable> {
  const { path, bytes } = await findTable(uploadPath, name);
  const [headings, ...rows] = await readTable(bytes, limits.rows + 2);
  if (!headings || headings.every((heading) => heading.trim() === ''))
    throw new Failure(400, 'productTableMissing');
  const products = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (headings.length > limits.columns || products.length > limits.rows)
    throw new Failure(400, 'productTableTooLarge');
  return { path, headings: headings.map((heading) => heading.trim().slice(0, maxHeadingLength)), rows };
}

/** Describes a table: its columns with their probable roles. */
export function describeTable({ headings, rows }: UploadedTable): ProductTable {
  const roles = guessColumnRoles(headings);
  const exampleOf = (index: number) =>
    rows.map((row) => row[index]?.trim() ?? '').find((cell) => cell !== '');
  return {
    columns: headings.map((heading, index) => ({
      heading,
      role: roles[index] ?? 'ignored',
      example: (exampleOf(index) ?? '').slice(0, maxExampleLength),
    })),
    rowCount: rows.length,
  };
}

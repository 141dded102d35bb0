import { createHash } from 'node:crypto';
import type { FontRecord } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { storeBlobs } from '../../platform/storage/storeBlobs.ts';
import { writeAudit } from '../audit/audit.ts';
import type { Services } from '../services.ts';
import { findFont } from './queries.ts';
import type { FontFace } from './readFont.ts';
import { readFontApart } from './readFontApart.ts';

interface StoredFormat {
  format: string;
  url: string;
}

type FontServices = Pick<Services, 'database' | 'blobs'>;

/** An uploaded font file, with the right to publish it. */
export interface FontUpload {
  bytes: Buffer;
  licenseStatement: string;
}

/** Returns the face's row, created if needed, and locks it until the transaction ends. */
async function holdFace(
  query: Queryable,
  { family, weight, style }: FontFace,
  createdBy: number,
): Promise<{ id: number; formats: StoredFormat[] }> {
  await query
    .insertInto('font')
    .values({ family, weight, style, formats: '[]', created_by: createdBy })
    .onConflict((conflict) => conflict.columns(['family', 'weight', 'style']).doNothing())
    .execute();
  const { id, formats } = await query
    .selectFrom('font')
    .select(['id', 'formats'])
    .where('family', '=', family)
    .where('weight', '=', weight)
    .where('style', '=', style)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { id, formats: formats as StoredFormat[] };
}

/** Adds a font file: a new face, or another format of an existing one. The same content is stored once. */
export async function addFont(
  services: FontServices,
  user: CurrentUser,
  { bytes, licenseStatement }: FontUpload,
): Promise<FontRecord> {
  const face = await readFontApart(bytes);
  const key = `files/${createHash('sha256').update(bytes).digest('hex')}.${face.format}`;
  return storeBlobs(services, [{ key, bytes }], async (query) => {
    const { id, formats } = await holdFace(query, face, user.id);
    if (formats.some(({ format }) => format === face.format)) throw new Failure(409, 'fontFormatTaken');
    const all = [...formats, { format: face.format, url: `/${key}` }];
    await query
      .updateTable('font')
      .set({ formats: JSON.stringify(all), license_statement: licenseStatement })
      .where('id', '=', id)
      .execute();
    await writeAudit(query, user.id, 'font.add', String(id), { ...face, licenseStatement });
    const font = await findFont(query, id);
    if (!font) throw notFound();
    return font;
  });
}

/** Removes a font from the list. Its files stay: publications that use it still load them. */
export async function deleteFont({ database }: FontServices, user: CurrentUser, id: number): Promise<void> {
  await database.transaction(async (query) => {
    const font = await findFont(query, id);
    if (!font) throw notFound();
    if (font.usageCount > 0) throw new Failure(409, 'inUse', { data: { total: font.usageCount } });
    await query.deleteFrom('font').where('id', '=', id).execute();
    await writeAudit(query, user.id, 'font.delete', String(id), { family: font.family });
  });
}

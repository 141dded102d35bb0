import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerFont } from '@vitrina/api-client/contract';
import { type DemoBrand, ownFont } from '@vitrina/demo';
import type { Font } from '@vitrina/epack-model';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { findDataSource } from '../../data-sources/queries.ts';
import { createDataSource } from '../../data-sources/service.ts';
import { listFonts } from '../../fonts/queries.ts';
import { addFont } from '../../fonts/service.ts';
import type { Services } from '../../services.ts';
import { demoAssetsFolder } from '../assets.ts';
import { openBrandFiles } from './brandFiles.ts';
import type { PageContext, SavedSource } from './mediaProps.ts';

/** Input for the packages of a brand. */
export interface BrandContext extends Omit<PageContext, 'locale'> {
  readonly fonts: readonly Font[];
}

/** Opens the files of a brand, and saves its data source and the uploaded font, without those that exist. */
export async function openBrand(
  services: Services,
  user: CurrentUser,
  brand: DemoBrand,
): Promise<BrandContext> {
  return {
    files: openBrandFiles(services, user, brand),
    catalogue: services.blocks.catalogue,
    dataSource: await holdDataSource(services, user, brand),
    fonts: await holdFont(services, user),
  };
}

async function holdDataSource(
  { database }: Services,
  user: CurrentUser,
  { licenseId, dataSource }: DemoBrand,
): Promise<SavedSource | undefined> {
  if (!dataSource) return undefined;
  const { name, columns, rows } = dataSource;
  const known = await database.query
    .selectFrom('data_source')
    .select('id')
    .where('license_id', '=', licenseId)
    .where('name', '=', name)
    .executeTakeFirst();
  const input = { licenseId, name, columns: [...columns], rows: rows.map((row) => [...row]) };
  const { id } = known ?? (await createDataSource(database, user, input));
  return findDataSource(database.query, user, id) as Promise<SavedSource | undefined>;
}

async function holdFont(services: Services, user: CurrentUser): Promise<readonly Font[]> {
  const { file, family, licenseStatement } = ownFont;
  const ofFamily = (faces: readonly ServerFont[]) => faces.filter((face) => face.family === family);
  const known = ofFamily(await listFonts(services.database.query));
  if (known.length === 0) {
    const bytes = await readFile(join(demoAssetsFolder, file));
    await addFont(services, user, { bytes, licenseStatement });
  }
  const faces = known.length > 0 ? known : ofFamily(await listFonts(services.database.query));
  return faces.map((face) => ({
    fontFamily: face.family,
    fontWeight: face.weight,
    fontStyle: face.style,
    formats: face.formats,
  }));
}

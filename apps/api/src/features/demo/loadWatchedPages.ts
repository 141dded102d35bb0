import { demoProducts, demoShop, watchedPages, type WatchedPage } from '@vitrina/demo';
import { sql } from 'kysely';

import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { copyEpack } from '../epacks/copy.ts';
import { editProps } from '../epacks/properties.ts';
import { addPage, changePage } from '../monitor/pages/changePages.ts';
import { publishEpack } from '../publishing/publish.ts';
import type { Services } from '../services.ts';
import { datePackage } from './datePackage.ts';
import { openCalendar } from './demoCalendar.ts';
import { demoEditor } from './demoEditor.ts';
import { watchedSku } from './pages/watchedSku.ts';

const licenseId = 1;
const retailerId = demoShop.id;
const brand = 'Kernhof';

async function findEpackOf(query: Queryable, gtin: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from epack where ean = ${gtin} and deleted_at is null order by created_at limit 1
  `.execute(query);
  const [epack] = rows;
  if (!epack) throw notFound();
  return epack.id;
}

/** Copies the first product's epack for another product; optionally published on its day of the calendar. */
async function makeOwnEpack(
  services: Services,
  { product, epack, epackName = product.name.en }: WatchedPage,
): Promise<string> {
  const { config, database } = services;
  const user = demoEditor();
  const [first] = demoProducts;
  const source = await findEpackOf(database.query, first?.gtin ?? '');
  const copy = await copyEpack(database, user, source, epackName, 'ru');
  const { gtin: ean, mpn } = product;
  await editProps(database, user, copy, { ean, mpn });
  const target = { checkPartialUpdate: false, licenseId, retailerIds: [retailerId] };
  if (epack === 'published') await publishEpack(services, user, copy, target, { language: 'ru' });
  await datePackage(database, await openCalendar(database.query, config.timeZone), copy, ean);
  return copy;
}

async function hasPackage(query: Queryable, gtin: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from publication p join epack e on e.id = p.epack_id where e.ean = ${gtin} and e.deleted_at is null
  `.execute(query);
  return rows.length > 0;
}

async function isWatched(query: Queryable, link: string): Promise<boolean> {
  const { rows } = await sql`select 1 from product_page where link = ${link}`.execute(query);
  return rows.length > 0;
}

async function watch(services: Services, page: WatchedPage, link: string): Promise<void> {
  const { database } = services;
  const { gtin: ean, mpn, name } = page.product;
  if (page.epack === 'published') {
    // Its page has a past, and is loaded with the others of the calendar.
    if (!(await hasPackage(database.query, ean))) await makeOwnEpack(services, page);
    return;
  }
  if (await isWatched(database.query, link)) return;
  const user = demoEditor();
  const epackId =
    page.epack === 'product' ? await findEpackOf(database.query, ean) : await makeOwnEpack(services, page);
  await database.transaction(async (query) => {
    const product = { ean, mpn, brand, productName: name.en, retailerSku: watchedSku(page.id) };
    const id = await addPage(query, user, { retailerId, licenseId, link, ...product });
    await changePage(query, user, { id, retailerId, licenseId }, { epackId });
  });
}

/** Adds pages to the live monitor for each problem and status that the demo's shop can show. */
export async function loadWatchedPages(services: Services): Promise<void> {
  const shopUrl = `${services.config.demoShopOrigins[0]}/demo-shop/`;
  for (const page of watchedPages) await watch(services, page, `${shopUrl}watched/${page.id}`);
}

/** Updates addresses: the demo's shop is this server, whose port can change between starts. */
export async function moveWatchedPages({ config, database }: Services): Promise<void> {
  const [origin] = config.demoShopOrigins;
  await sql`
    update product_page set link = ${origin} || substring(link from '/demo-shop/.*$')
    where link like 'http://127.0.0.1:%/demo-shop/%' and origin <> ${origin}
  `.execute(database.query);
}

import { demoProducts, demoShop, watchedPages, type WatchedPage } from '@vitrina/demo';
import { sql } from 'kysely';

import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { copyEpack } from '../epacks/copy.ts';
import { editProps } from '../epacks/properties.ts';
import { addPage, changePage } from '../monitor/pages/changePages.ts';
import { sendReason } from '../monitor/pages/reasons.ts';
import { publishEpack } from '../publishing/publish.ts';
import type { Services } from '../services.ts';
import { demoEditor } from './demoEditor.ts';
import { addVisits } from './loadVisits.ts';

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

/** Copies the first product's epack for another product; optionally published a month ago. */
async function makeOwnEpack(
  services: Services,
  { product, epack, epackName = product.name.ru, visits = 0 }: WatchedPage,
): Promise<string> {
  const { database } = services;
  const user = demoEditor();
  const [first] = demoProducts;
  const source = await findEpackOf(database.query, first?.gtin ?? '');
  const copy = await copyEpack(database, user, source, epackName, 'ru');
  const { gtin: ean, mpn } = product;
  await editProps(database, user, copy, { ean, mpn });
  await sql`update epack set updated_at = now() - interval '60 days' where id = ${copy}`.execute(
    database.query,
  );
  if (epack !== 'published') return copy;
  const target = { checkPartialUpdate: false, licenseId, retailerIds: [retailerId] };
  await publishEpack(services, user, copy, target, { language: 'ru' });
  await sql`
    update publication set published_at = now() - interval '30 days' where epack_id = ${copy}
  `.execute(database.query);
  if (visits > 0) await addVisits(services, { epackId: copy, retailerId, licenseId }, visits);
  return copy;
}

async function isWatched(query: Queryable, link: string): Promise<boolean> {
  const { rows } = await sql`select 1 from product_page where link = ${link}`.execute(query);
  return rows.length > 0;
}

async function watch(services: Services, page: WatchedPage, link: string): Promise<void> {
  const { database } = services;
  if (await isWatched(database.query, link)) return;
  const user = demoEditor();
  const { gtin: ean, mpn, name } = page.product;
  const epackId =
    page.epack === 'product' ? await findEpackOf(database.query, ean) : await makeOwnEpack(services, page);
  await database.transaction(async (query) => {
    const product = { ean, mpn, brand, productName: name.ru, retailerSku: `POLKA-${page.id}` };
    const id = await addPage(query, user, { retailerId, licenseId, link, ...product });
    await changePage(query, user, { id, retailerId, licenseId }, { epackId });
  });
}

/**
 * Adds pages without faults, one with an unknown address, one with a reason, and one at an unreachable shop.
 */
async function watchOthers(query: Queryable, shopUrl: string): Promise<void> {
  const user = demoEditor();
  const [beans, soup, third, fourth] = demoProducts;
  if (!beans || !soup || !third || !fourth) return;
  const soupLink = `${shopUrl}products/${soup.gtin}`;
  if (await isWatched(query, soupLink)) return;
  const of = ({ gtin: ean, mpn, name }: typeof soup) => ({
    licenseId,
    ean,
    mpn,
    brand,
    productName: name.ru,
  });
  await addPage(query, user, {
    ...of(beans),
    retailerId,
    link: `${shopUrl}products/${beans.gtin}`,
  });
  await addPage(query, user, { ...of(soup), retailerId, link: soupLink });
  await addPage(query, user, { ...of(third), retailerId, link: null });
  const id = await addPage(query, user, {
    ...of(fourth),
    retailerId,
    link: `${shopUrl}products/${fourth.gtin}`,
  });
  await sendReason(query, user, id, { reasonId: 3, note: '' });
  await addPage(query, user, {
    ...of(soup),
    retailerId: 2,
    link: `https://vkusny-dom.example/catalog/${soup.mpn}`,
  });
}

/** Adds the demo's shop to the live monitor: a page for each problem and status. */
export async function loadWatchedPages(services: Services): Promise<void> {
  const shopUrl = `${services.config.demoShopOrigins[0]}/demo-shop/`;
  await sql`update publication set published_at = now() - interval '30 days'`.execute(
    services.database.query,
  );
  await services.database.transaction((query) => watchOthers(query, shopUrl));
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

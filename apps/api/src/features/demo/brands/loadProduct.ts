import type { EpackDataWire } from '@vitrina/api-client/contract';
import { type AnyProduct, calendarPackages, type DemoBrand } from '@vitrina/demo';
import { defaultLocale, defaultPage, defaultTemplate } from '@vitrina/epack-model';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { createCustomComponent } from '../../custom-components/queries.ts';
import { createEpack } from '../../epacks/createEpack.ts';
import { saveComponents } from '../../epacks/pages.ts';
import { toSaver } from '../../epacks/saver.ts';
import { publishEpack } from '../../publishing/publish.ts';
import { schedulePublication } from '../../publishing/schedules/schedules.ts';
import { unpublishEpack } from '../../publishing/unpublish.ts';
import type { Services } from '../../services.ts';
import { datePackage } from '../datePackage.ts';
import { openCalendar } from '../demoCalendar.ts';
import { brandPackage } from './brandPackage.ts';
import type { BrandContext } from './openBrand.ts';

const dayMs = 86_400_000;
const language = 'ru';

interface Loading {
  readonly services: Services;
  readonly user: CurrentUser;
  readonly brand: DemoBrand;
  readonly context: BrandContext;
}

/** Saves a product with its versions, and publishes it on its days of the calendar unless it is a draft. */
export async function loadProduct(loading: Loading, product: AnyProduct): Promise<void> {
  const { services, user } = loading;
  const saver = toSaver(services, user, language);
  const versions = versionsOf(product);
  const [first = product, ...later] = versions;
  const structure = await toStructure(loading, first);
  const { id } = await createEpack(services.database, saver, { structure });
  if (product.isDraft) await schedule(loading, id, product);
  else {
    await publish(loading, id);
    for (const version of later) {
      await savePages(loading, id, await toStructure(loading, version));
      await publish(loading, id);
    }
    await publishAgain(loading, id, { gtin: product.gtin, count: versions.length });
  }
  const { database, config } = services;
  await datePackage(database, await openCalendar(database.query, config.timeZone), id, product.gtin);
  if (product.templateName !== undefined)
    await saveTemplate(loading, product.templateName, structure.epackData);
}

/** Lists a product as it was described, oldest first. */
function versionsOf(product: AnyProduct): readonly AnyProduct[] {
  const { earlierDescriptions = [] } = product;
  return [...earlierDescriptions.map((description) => ({ ...product, description })), product];
}

async function toStructure({ brand, context }: Loading, product: AnyProduct) {
  const activeEpackage = { locale: defaultLocale, template: defaultTemplate, page: defaultPage };
  return { activeEpackage, epackData: await brandPackage([brand, product], context) };
}

async function publish({ services, user }: Loading, id: string): Promise<void> {
  await publishEpack(services, user, id, { checkPartialUpdate: false }, { language });
}

/** Publishes the same content again as often as the calendar says; a package that was withdrawn is unpublished before. */
async function publishAgain(
  loading: Loading,
  id: string,
  { gtin, count }: { readonly gtin: string; readonly count: number },
): Promise<void> {
  const found = calendarPackages.find((one) => one.gtin === gtin);
  for (let done = count; done < (found?.publications.length ?? 0); done += 1) {
    if (found?.unpublished) await unpublishEpack(loading.services, loading.user, id);
    await publish(loading, id);
  }
}

async function savePages(
  { services, user }: Loading,
  id: string,
  { epackData }: { readonly epackData: EpackDataWire },
): Promise<void> {
  const saver = toSaver(services, user, language);
  for (const [lang, templates] of Object.entries(epackData.components)) {
    const components = templates[defaultTemplate]?.[defaultPage] ?? null;
    const save = { lang, template: defaultTemplate, page: defaultPage, components };
    await saveComponents(services.database, saver, id, save, undefined);
  }
}

async function schedule({ services, user }: Loading, id: string, product: AnyProduct): Promise<void> {
  if (product.publishesInDays === undefined) return;
  const publishDate = new Date(Date.now() + product.publishesInDays * dayMs).toISOString();
  await schedulePublication(services, user, id, { publishDate, checkPartialUpdate: false }, { language });
}

async function saveTemplate(
  { services, user, brand: { licenseId } }: Loading,
  name: string,
  { components }: EpackDataWire,
): Promise<void> {
  const page = components[defaultLocale]?.[defaultTemplate]?.[defaultPage] ?? [];
  const template = { name, components: page, licenseId, kind: 'template' as const, locale: defaultLocale };
  await createCustomComponent(services.database.query, user, template, services.blocks.catalogue.rules);
}

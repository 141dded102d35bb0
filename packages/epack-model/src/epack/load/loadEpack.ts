import { defaultLocale, defaultPage, defaultTemplate } from '../../defaults.ts';
import type { Issue } from '../../issue.ts';
import { isRecord, type Json, type JsonObject } from '../../json.ts';
import { cleanJson, maxPageDepth } from '../../load/cleanJson.ts';
import { emptyPage } from '../../page/page.ts';
import { pageKey, type PageAddress } from '../../pageAddress.ts';
import type { BlockRules } from '../../rules.ts';
import { isDataSource, isFont } from '../../load/fits/epackFits.ts';
import { isObjectOf, isTableOf, orAbsent } from '../../load/fits/fits.ts';
import type { EpackData, EpackType } from '../../schemas/epackData.ts';
import type { Epack } from '../epack.ts';
import { loadCustomComponents } from './loadCustomComponents.ts';
import { loadManifest } from './loadManifest.ts';
import { loadPages } from './loadPages.ts';
import { migrateEpackData } from './migrateEpackData.ts';
import { repairFields, soundItems } from './repairFields.ts';

/** An epack, with the issues repaired while reading it. @public */
export interface LoadedEpack {
  readonly epack: Epack;
  readonly issues: Issue[];
}

/** Options of `loadEpack`. @public */
export interface LoadEpackOptions {
  /**
   * Pages that exist but can be missing from the document; missing pages are `null` until they are loaded.
   */
  readonly pageIndex?: readonly PageAddress[];
}

/**
 * Reads an epack from the wire: migrates older formats, repairs invalid data and keeps unknown data. Every
 * repair is an issue. Never throws, for any `wire`.
 *
 * @public
 */
export function loadEpack(wire: unknown, rules: BlockRules, options: LoadEpackOptions = {}): LoadedEpack {
  const issues: Issue[] = [];
  const data = migrateEpackData(documentOf(cleanJson(wire, issues, maxEpackDepth), issues), issues);
  const {
    type: rawType,
    manifest,
    components,
    templateConfiguration,
    usedFonts,
    dataSources,
    customComponents,
    ...otherFields
  } = data;
  const type = typeOf(rawType, manifest, issues);
  const epack: Epack = {
    type,
    manifest: loadManifest(manifest, type, issues),
    pages: withAnyPage({ ...indexedPages(options), ...loadPages(components, rules, issues) }),
    templateConfiguration: loadConfiguration(templateConfiguration, issues),
    usedFonts: soundItems(usedFonts, isFont, '/usedFonts', issues),
    dataSources: soundItems(dataSources, isDataSource, '/dataSources', issues),
    customComponents: loadCustomComponents(customComponents, rules, issues),
    otherFields: repairFields(otherFields, { sizes: orAbsent(isAnyObject) }, {}, '', issues),
  };
  return { epack, issues };
}

/** Pages are nested four levels deep in an epack. */
const maxEpackDepth = maxPageDepth + 4;

function documentOf(data: Json, issues: Issue[]): JsonObject {
  if (isRecord(data)) return data;
  issues.push({ code: 'model.load.notEpack', severity: 'error' });
  return {};
}

function typeOf(raw: Json | undefined, manifest: Json | undefined, issues: Issue[]): EpackType {
  if (raw === 'sis' || raw === 'minisite') return raw;
  const productData = isRecord(manifest) ? manifest.productData : undefined;
  const type = isRecord(productData) && 'mappingId' in productData ? 'sis' : 'minisite';
  issues.push({
    code: 'model.load.fieldRepaired',
    severity: 'warning',
    path: '/type',
    values: { field: 'type' },
  });
  return type;
}

function indexedPages({ pageIndex = [] }: LoadEpackOptions): Record<string, null> {
  return Object.fromEntries(pageIndex.map((address) => [pageKey(address), null]));
}

/** Adds an empty default page to an epack without pages. */
function withAnyPage(pages: Epack['pages']): Epack['pages'] {
  if (Object.keys(pages).length > 0) return pages;
  return { [pageKey({ locale: defaultLocale, template: defaultTemplate, page: defaultPage })]: emptyPage };
}

const isAnyObject = isObjectOf({});
const isConfigurationOfLocale = isTableOf(isAnyObject);

function loadConfiguration(raw: Json | undefined, issues: Issue[]): EpackData['templateConfiguration'] {
  const locales = isRecord(raw) ? Object.keys(raw) : [];
  const shape = Object.fromEntries(locales.map((locale) => [locale, isConfigurationOfLocale]));
  return repairFields(raw, shape, {}, '/templateConfiguration', issues) as EpackData['templateConfiguration'];
}

import { panelNameOf, type AnyProduct, type DemoBrand } from '../brands/brand.ts';
import { demoBrands } from '../brands/index.ts';
import { demoLicenses, demoShop } from '../directory.ts';
import type { DemoProduct } from '../product.ts';
import { demoProducts } from '../products.ts';
import { watchedPages } from '../shop/watchedPages.ts';
import { wholeOf } from './chance.ts';
import { stories } from './stories.ts';

/** The number of past days with visits. */
export const yearDays = 365;

/** How many visitors a package has: the usual number for its rank, some each week, or none. */
export type Audience = 'usual' | 'few' | 'none';

/** A published package of the demo, with its past. Days count back from the day the demo is loaded. */
export interface CalendarPackage {
  readonly gtin: string;
  readonly mpn: string;
  readonly brand: string;
  /** Its name in the panel. */
  readonly name: string;
  readonly licenseId: number;
  readonly retailerIds: readonly number[];
  /** The rank in its license's order of popularity, from 0. */
  readonly rank: number;
  /** The days of its publications, the first one first. */
  readonly publications: readonly [number, ...number[]];
  /** The days on which it was unpublished everywhere and published again. Default: none. */
  readonly unpublished?: { readonly since: number; readonly until: number };
  readonly audience: Audience;
  /** The only page that shows it, if that is a page for the live monitor. Default: the pages of all retailers. */
  readonly watchedId?: string;
}

/** The tea that its maker withdrew for four weeks. */
const withdrawn = { mpn: 'LV-T3-80', since: 140, until: 112 } as const;
/** Days of the later publications of a package with several versions, newest first. */
const newVersions = [20, 61, 95] as const;
const watchedSince = 2 * yearDays + 60;

/** The first packages of the licenses that load in the background lead the list of packages. */
const firstOfBackground = 3;
const lastPublication = 6;

/** Most packages are older than the year, the first ones most; every fifth was new in it. */
function firstPublication(mpn: string, rank: number): number {
  if (mpn === stories.launch.mpn) return stories.launch.since;
  if (rank === 0) return 2 * yearDays + 30;
  return rank % 5 === 3
    ? wholeOf(`${mpn} launched`, 50, 300)
    : wholeOf(`${mpn} published`, yearDays + 5, 2 * yearDays);
}

interface Facts extends Pick<CalendarPackage, 'gtin' | 'mpn' | 'brand' | 'name' | 'licenseId'> {
  readonly versionCount: number;
}

function laterPublications({ mpn, licenseId, versionCount }: Facts, rank: number): readonly number[] {
  if (mpn === withdrawn.mpn) return [withdrawn.until];
  if (rank === 0 && licenseId >= firstOfBackground) return [lastPublication + licenseId];
  return newVersions.slice(0, versionCount - 1).toReversed();
}

function toPackage(facts: Facts, rank: number): CalendarPackage {
  const { versionCount: _versionCount, ...names } = facts;
  const { mpn, licenseId } = facts;
  const { since, until } = withdrawn;
  return {
    ...names,
    retailerIds: demoLicenses.find(({ id }) => id === licenseId)?.retailerIds ?? [],
    rank,
    publications: [firstPublication(mpn, rank), ...laterPublications(facts, rank)],
    ...(mpn === withdrawn.mpn && { unpublished: { since, until } }),
    audience: 'usual',
  };
}

const licenseOf = (brand: string) => demoLicenses.find((license) => license.brand === brand)?.id ?? 0;

function ofPantry({ gtin, mpn, brand, name }: DemoProduct): Facts {
  return { gtin, mpn, brand, name: name.en, licenseId: licenseOf(brand), versionCount: 1 };
}

function ofBrand(of: DemoBrand, product: AnyProduct): Facts {
  const {
    licenseId,
    name: [brand],
  } = of;
  const { gtin, mpn, earlierDescriptions = [] } = product;
  const name = panelNameOf(of, product);
  return { gtin, mpn, brand, name, licenseId, versionCount: earlierDescriptions.length + 1 };
}

const pantry = demoLicenses.flatMap(({ brand }) =>
  demoProducts
    .filter(({ story, brand: own }) => story !== undefined && own === brand)
    .map(ofPantry)
    .map(toPackage),
);

const branded = demoBrands.flatMap((brand) =>
  [...brand.products, ...brand.range]
    .filter(({ isDraft }) => !isDraft)
    .map((product) => ofBrand(brand, product))
    .map(toPackage),
);

const watched = watchedPages.flatMap(({ id, epack, product, audience }): CalendarPackage[] =>
  epack === 'published'
    ? [
        {
          ...toPackage(ofPantry(product), 0),
          retailerIds: [demoShop.id],
          publications: [watchedSince],
          audience,
          watchedId: id,
        },
      ]
    : [],
);

/** Every package of the demo that is published. */
export const calendarPackages: readonly CalendarPackage[] = [...pantry, ...branded, ...watched];

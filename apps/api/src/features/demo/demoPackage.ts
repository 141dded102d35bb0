import type { EpackDataWire } from '@vitrina/api-client/contract';
import { createEpack, localeDirection } from '@vitrina/epack-model';

type Manifest = EpackDataWire['manifest'];

interface DemoPackage {
  readonly type?: EpackDataWire['type'];
  readonly mpn: string;
  readonly tags: Manifest['tags'];
  readonly productData: Manifest['productData'];
  readonly components: EpackDataWire['components'];
  /** Default: none, like the others. */
  readonly dataSources?: EpackDataWire['dataSources'];
  readonly usedFonts?: EpackDataWire['usedFonts'];
  readonly templateConfiguration?: EpackDataWire['templateConfiguration'];
  /** Layout of the simple builder. */
  readonly layout?: string;
}

/** Returns the data of a package of the demo, in the languages of its pages. `type` is a minisite by default. */
export function demoPackage({
  type = 'minisite',
  mpn,
  tags,
  productData,
  components,
  dataSources = [],
  usedFonts = [],
  templateConfiguration,
  layout,
}: DemoPackage): EpackDataWire {
  const created = createEpack({ type, author: 'editor', now: new Date(), id: mpn });
  const locales = Object.keys(components);
  return {
    type: created.type,
    templateConfiguration: templateConfiguration ?? created.templateConfiguration,
    usedFonts,
    dataSources,
    customComponents: [],
    manifest: {
      ...created.manifest,
      tags,
      data: Object.fromEntries(locales.map((locale) => [locale, { direction: localeDirection(locale) }])),
      productData,
      ...(layout !== undefined && { layout }),
    },
    components,
  };
}

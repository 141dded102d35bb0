import { topojson } from 'chartjs-chart-geo';

/** The outlines of countries: TopoJSON with an object `countries` whose ids are numbers of ISO 3166-1. */
export type Topology = Parameters<typeof topojson.feature>[0];

/** The outline of one country. */
export interface CountryShape {
  /** Two letters; undefined for areas without a country code. */
  code: string | undefined;
  feature: unknown;
}

/** Returns the two-letter code of a country's number: `643` is `RU`. */
export function toCountryCode(number: string): string | undefined {
  const region = /^\d{3}$/.test(number) ? new Intl.Locale(`und-${number}`).region : undefined;
  return region?.length === 2 ? region : undefined;
}

/** Loads Natural Earth's countries at 1:110 000 000, bundled with the app. */
export async function loadWorld(): Promise<Topology> {
  const world = await import('world-atlas/countries-110m.json');
  return world.default as unknown as Topology;
}

/** Left out: it has no visits and would take up a quarter of the map. */
const antarctica = 'AQ';

/** Returns the outlines of a topology's countries. */
export function toShapes(topology: Topology): CountryShape[] {
  const { countries } = topology.objects;
  if (!countries) throw new Error('The topology has no object "countries"');
  const collection = topojson.feature(topology, countries);
  const features = 'features' in collection ? collection.features : [collection];
  return features
    .map((feature) => ({ code: toCountryCode(String(feature.id ?? '').padStart(3, '0')), feature }))
    .filter(({ code }) => code !== antarctica);
}

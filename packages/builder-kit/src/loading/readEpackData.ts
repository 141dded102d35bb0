import type { EpackDataWire } from '@vitrina/api-client/contract';
import { createEpack, type Epack } from '@vitrina/epack-model';

/** The package on the wire as it is edited, but for its pages. What is missing gets a new package's values. */
export function readEpackData(data: EpackDataWire): Omit<Epack, 'pages'> {
  const { components: _components, sizes: _sizes, ...fields } = data;
  const { type, manifest, templateConfiguration, usedFonts, dataSources, customComponents, ...otherFields } =
    fields;
  const blank = createEpack({ type, author: '', now: new Date(0), id: '' });
  const own = withoutMissing(manifest);
  return {
    type,
    manifest: {
      ...blank.manifest,
      ...own,
      productData: { ...blank.manifest.productData, ...withoutMissing(manifest.productData ?? {}) },
    },
    templateConfiguration: templateConfiguration ?? {},
    usedFonts: usedFonts ?? [],
    dataSources: dataSources ?? [],
    customComponents: customComponents ?? [],
    otherFields,
  } as unknown as Epack;
}

/** On the wire a field may be null, where it has no value. */
function withoutMissing(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}

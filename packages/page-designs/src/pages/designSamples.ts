import type { Catalogue } from '@vitrina/block-catalogue';
import { type BlockSet, listSampleTexts, type SampleTexts } from '@vitrina/block-kit';

import { grounds } from '../building/sectionDesign.ts';
import { type LoadedTexts, getDesignTexts } from '../building/designTexts.ts';
import { translateDesign } from '../building/translateDesign.ts';
import { sectionDesigns } from '../sections/sectionDesigns.ts';

/** The samples of each catalog, with the texts that they are in. */
const samplesOf = new WeakMap<Catalogue, { readonly of: unknown; readonly texts: SampleTexts }>();

/**
 * Returns a catalog that also knows the texts of designs as samples, which must not reach shoppers: those in English and in
 * the loaded languages.
 *
 * @param loaded - the loaded texts, for callers that look again when there are more
 */
export function withDesignSamples(catalogue: Catalogue, loaded: LoadedTexts = getDesignTexts()): BlockSet {
  const known = samplesOf.get(catalogue);
  const sampleTexts = known?.of === loaded ? known.texts : collectSamples(catalogue, loaded);
  samplesOf.set(catalogue, { of: loaded, texts: sampleTexts });
  return { rules: catalogue.rules, find: catalogue.find, sampleTexts };
}

function collectSamples({ definitions, sampleTexts }: Catalogue, loaded: LoadedTexts): SampleTexts {
  // Texts are the same on every ground.
  const [ground] = grounds;
  const templates = sectionDesigns.map(({ build }) => build(ground));
  const own = listSampleTexts(definitions, [...loaded.keys()].map(translateDesign), templates);
  return new Set([...sampleTexts, ...own]);
}

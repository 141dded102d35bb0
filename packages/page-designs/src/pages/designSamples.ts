import type { Catalogue } from '@vitrina/block-catalogue';
import { type BlockSet, listSampleTexts, type SampleTexts } from '@vitrina/block-kit';

import { grounds } from '../building/sectionDesign.ts';
import { designLanguages, translateDesign } from '../building/translateDesign.ts';
import { sectionDesigns } from '../sections/sectionDesigns.ts';

const samplesOf = new WeakMap<Catalogue, SampleTexts>();

/** Returns a catalog that also knows the texts of designs as samples, which must not reach shoppers. */
export function withDesignSamples(catalogue: Catalogue): BlockSet {
  const sampleTexts = samplesOf.get(catalogue) ?? collectSamples(catalogue);
  samplesOf.set(catalogue, sampleTexts);
  return { rules: catalogue.rules, find: catalogue.find, sampleTexts };
}

function collectSamples({ definitions, sampleTexts }: Catalogue): SampleTexts {
  // Texts are the same on every ground.
  const [ground] = grounds;
  const templates = sectionDesigns.map(({ build }) => build(ground));
  const own = listSampleTexts(definitions, designLanguages.map(translateDesign), templates);
  return new Set([...sampleTexts, ...own]);
}

import { decoderLocations } from './decoderLocations.ts';

const script = document.currentScript;
const folder = script instanceof HTMLScriptElement ? new URL('.', script.src).href : '';

// An importer has already set the addresses: an imported script cannot determine them.
if (!('ModelViewerElement' in globalThis)) {
  const meshoptDecoderLocation = `${folder}meshopt-decoder.js`;
  Object.assign(globalThis, { ModelViewerElement: { ...decoderLocations(folder), meshoptDecoderLocation } });
}

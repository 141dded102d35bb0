/**
 * Sets the address of the decoder for compressed models, beside the scripts; by default the viewer would load
 * it from a third party.
 */
const script = document.currentScript;
const folder = script instanceof HTMLScriptElement ? new URL('draco/', script.src).href : 'draco/';

// An importer has already set the address: an imported script cannot determine it.
if (!('ModelViewerElement' in globalThis)) {
  Object.assign(globalThis, { ModelViewerElement: { dracoDecoderLocation: folder } });
}

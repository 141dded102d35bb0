/** Where the decoder of compressed models is beside the scripts; without this the viewer asks a third party for it. */
const script = document.currentScript;
const folder = script instanceof HTMLScriptElement ? new URL('draco/', script.src).href : 'draco/';

// Who imports the viewer has said where it is: an imported script does not know.
if (!('ModelViewerElement' in globalThis)) {
  Object.assign(globalThis, { ModelViewerElement: { dracoDecoderLocation: folder } });
}

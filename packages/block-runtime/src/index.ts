export { packFrames } from './framePack.ts';
export { frameShell } from './frameShell.ts';

/** Names of the custom elements, each in its own file. @public */
export const elementNames = [
  'vitrina-ar-banner',
  'vitrina-before-after',
  'vitrina-form',
  'vitrina-player',
  'vitrina-popover',
  'vitrina-script',
  'vitrina-slider',
  'vitrina-tab-button',
  'vitrina-tabs',
  'vitrina-video',
  'vitrina-viewer-360',
] as const;

/** A custom element of this package. @public */
export type ElementName = (typeof elementNames)[number];

/** Checks whether a name is one of this package's elements. @public */
export function isElementName(name: string): name is ElementName {
  return elementNames.some((known) => known === name);
}

/** Returns the path of an element's script, from the server's root. @public */
export function elementPath(name: ElementName): string {
  return `stream/v1/elements/${name}.js`;
}

/** Where {@link frameShell} is served, from the server's root. @public */
export const framePath = 'stream/v1/frame.html';

/**
 * The path of the 3D viewer's script, from the server's root: large, and loaded only when a visitor opens a
 * model.
 *
 * @public
 */
export const modelViewerPath = 'stream/v1/elements/model-viewer.js';

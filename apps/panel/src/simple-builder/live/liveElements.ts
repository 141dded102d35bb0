import type { ElementName } from '@vitrina/block-runtime';

/** What makes published blocks interactive, by the name of their custom element; each is loaded once a page has it. */
export const liveElements: Readonly<Record<ElementName, () => Promise<unknown>>> = {
  'vitrina-ar-banner': () => import('@vitrina/block-runtime/elements/vitrina-ar-banner.js'),
  'vitrina-form': () => import('@vitrina/block-runtime/elements/vitrina-form.js'),
  'vitrina-player': () => import('@vitrina/block-runtime/elements/vitrina-player.js'),
  'vitrina-popover': () => import('@vitrina/block-runtime/elements/vitrina-popover.js'),
  'vitrina-script': () => import('@vitrina/block-runtime/elements/vitrina-script.js'),
  'vitrina-slider': () => import('@vitrina/block-runtime/elements/vitrina-slider.js'),
  'vitrina-tab-button': () => import('@vitrina/block-runtime/elements/vitrina-tab-button.js'),
  'vitrina-viewer-360': () => import('@vitrina/block-runtime/elements/vitrina-viewer-360.js'),
};

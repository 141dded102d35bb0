import type { ElementName } from '@vitrina/block-runtime';

/**
 * Loaders of the custom elements that make published blocks interactive, by element name. Each element is
 * loaded when a page first uses it.
 */
export const liveElements: Readonly<Record<ElementName, () => Promise<unknown>>> = {
  'vitrina-ar-banner': () => import('@vitrina/block-runtime/elements/vitrina-ar-banner.js'),
  'vitrina-before-after': () => import('@vitrina/block-runtime/elements/vitrina-before-after.js'),
  'vitrina-form': () => import('@vitrina/block-runtime/elements/vitrina-form.js'),
  'vitrina-player': () => import('@vitrina/block-runtime/elements/vitrina-player.js'),
  'vitrina-popover': () => import('@vitrina/block-runtime/elements/vitrina-popover.js'),
  'vitrina-script': () => import('@vitrina/block-runtime/elements/vitrina-script.js'),
  'vitrina-slider': () => import('@vitrina/block-runtime/elements/vitrina-slider.js'),
  'vitrina-tab-button': () => import('@vitrina/block-runtime/elements/vitrina-tab-button.js'),
  'vitrina-tabs': () => import('@vitrina/block-runtime/elements/vitrina-tabs.js'),
  'vitrina-video': () => import('@vitrina/block-runtime/elements/vitrina-video.js'),
  'vitrina-viewer-360': () => import('@vitrina/block-runtime/elements/vitrina-viewer-360.js'),
};

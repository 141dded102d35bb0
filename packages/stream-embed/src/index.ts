export { defineContentElement } from './contentElement.ts';
export { mount, type MountedContent, type MountedProduct, type MountOptions } from './mountContent.ts';
export { type Embed, startEmbed } from './startEmbed.ts';

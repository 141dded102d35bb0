export { type Embed, startEmbed } from './startEmbed.ts';

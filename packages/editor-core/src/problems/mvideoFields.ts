import type { MvideoConfiguration } from '@vitrina/epack-model';

/** Texts that M.Video requires. */
export const mvideoTexts = ['altText', 'buttonText'] as const;

/** Images that M.Video requires, one per screen size. */
export const mvideoImages = ['desktopImage', 'tabletImage', 'mobileImage'] as const;

/** A field of M.Video's template. */
export type MvideoField = (typeof mvideoTexts)[number] | (typeof mvideoImages)[number];

/** Lists the fields that are still empty. */
export function listEmptySettings(configuration: MvideoConfiguration): readonly MvideoField[] {
  return [...mvideoTexts, ...mvideoImages].filter((name) => (configuration[name] ?? '').trim() === '');
}

import type { MvideoConfiguration } from '@vitrina/epack-model';

/** The texts M.Video asks for. */
export const mvideoTexts = ['altText', 'buttonText'] as const;

/** The pictures M.Video asks for, one per screen. */
export const mvideoImages = ['desktopImage', 'tabletImage', 'mobileImage'] as const;

/** A field of M.Video's template. */
export type MvideoField = (typeof mvideoTexts)[number] | (typeof mvideoImages)[number];

/** The fields that are still to be filled. */
export function listEmptySettings(configuration: MvideoConfiguration): readonly MvideoField[] {
  return [...mvideoTexts, ...mvideoImages].filter((name) => (configuration[name] ?? '').trim() === '');
}

import { asset, identifier, needed, text } from '@vitrina/block-kit';

/** Props of Rutube: the video by its id, or by the address of its page. */
export const rutubeProps = {
  videoId: needed(
    identifier({
      pattern: /^[\da-f]{32}$/,
      fromAddress: ({ pathname }) =>
        /^\/(?:video(?:\/private)?|play\/embed|shorts)\/([\da-f]{32})/.exec(pathname)?.[1],
    }),
  ),
  title: text({ maxLength: 200 }),
  poster: asset({ fileType: 'image', isPerSize: false }),
} as const;

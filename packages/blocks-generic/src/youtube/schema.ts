import { asset, boolean, identifier, needed, number, text } from '@vitrina/block-kit';

/** Props of Youtube: the video by its id, or by the address of its page. */
export const youtubeProps = {
  videoId: needed(
    identifier({
      pattern: /^[\w-]{6,20}$/,
      fromAddress: ({ hostname, pathname, searchParams }) =>
        hostname === 'youtu.be'
          ? pathname.slice(1)
          : (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(pathname)?.[1]),
    }),
  ),
  title: text({ maxLength: 200 }),
  poster: asset({ fileType: 'image', isPerSize: false }),
  startAt: number({ default: 0, min: 0, max: 86_400, unit: 's' }),
  controls: boolean({ default: true }),
} as const;

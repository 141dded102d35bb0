import { asset, identifier, needed, text } from '@vitrina/block-kit';

/** Props of VkVideo, as the site's own embed code names them. */
export const vkVideoProps = {
  vkOid: identifier({ pattern: /^-?\d{1,20}$/, fromAddress: (address) => addressPart(address, 'oid', 1) }),
  vkId: needed(
    identifier({ pattern: /^\d{1,20}$/, fromAddress: (address) => addressPart(address, 'id', 2) }),
  ),
  vkHash: identifier({
    pattern: /^[\da-f]{8,40}$/,
    fromAddress: ({ searchParams }) => searchParams.get('hash'),
  }),
  title: text({ maxLength: 200 }),
  poster: asset({ fileType: 'image', isPerSize: false }),
} as const;

/** Extracts an id from the address of the player or of the video's page, `…/video-123_456`. */
function addressPart(
  { pathname, searchParams }: URL,
  name: string,
  group: number,
): string | null | undefined {
  return searchParams.get(name) ?? /\/video(-?\d+)_(\d+)/.exec(pathname)?.[group];
}

import type { ContentPart, StreamPointer } from '@vitrina/api-client/contract';
import { choosePage, resolveStreamRoot } from '@vitrina/stream-embed/pointer';

import { forEachAtOnce } from '../../../platform/concurrency/forEachAtOnce.ts';
import type { BlobStore } from '../../../platform/storage/blobStore.ts';
import { readContentParts } from '../contentParts.ts';
import type { FeedItem } from './feedItems.ts';

/** Texts, images and videos of a product in its default locale. */
export interface FeedContent {
  locale: string;
  parts: readonly ContentPart[];
}

/** A product of a feed with its content; undefined for publications of older releases, whose files are unknown. */
export type FilledFeedItem = FeedItem & { content: FeedContent | undefined };

const readsAtOnce = 16;

async function readContent(
  blobs: BlobStore,
  pointer: StreamPointer,
  root: string,
): Promise<FeedContent | undefined> {
  const chosen = choosePage(pointer, { locale: null, template: null });
  const html = chosen && (await blobs.readWhole(pointer.base + chosen.page.html));
  return html && { locale: chosen.locale, parts: readContentParts(resolveStreamRoot(html.toString(), root)) };
}

/** Adds the content to the products of a feed, in their order. Addresses are absolute. */
export async function fillFeed(
  blobs: BlobStore,
  items: readonly (FeedItem & { pointer: StreamPointer | null })[],
  streamUrl: string,
): Promise<FilledFeedItem[]> {
  const contents = new Map<string, FeedContent | undefined>();
  await forEachAtOnce(items, readsAtOnce, async ({ id, pointer }) => {
    contents.set(id, pointer ? await readContent(blobs, pointer, `${streamUrl}/`) : undefined);
  });
  return items.map(({ pointer: _pointer, ...item }) => ({ ...item, content: contents.get(item.id) }));
}

import type { CallRequest, contract, StreamPointer } from '@vitrina/api-client/contract';
import { choosePage, pointerPath, productKeys } from '@vitrina/stream-embed/pointer';

import { notFound } from '../../platform/http/failure.ts';
import type { BlobStore } from '../../platform/storage/blobStore.ts';
import type { PublishedPage } from './pageHtml.ts';

/** The values of a script tag that select a page. */
export type AskedPage = CallRequest<typeof contract.getStreamHtml>['query'];

async function readBlob(blobs: BlobStore, key: string): Promise<string | undefined> {
  return (await blobs.readWhole(key))?.toString();
}

/** Finds the page that the script tag would show, from the same files, without the database. */
export async function findPublishedPage(
  blobs: BlobStore,
  asked: AskedPage,
): Promise<PublishedPage | undefined> {
  for (const key of productKeys(asked)) {
    const text = await readBlob(blobs, pointerPath({ retailer: asked.retailer, ...key }));
    const pointer = text === undefined ? undefined : (JSON.parse(text) as StreamPointer);
    const wanted = { locale: asked.locale ?? null, template: asked.template ?? null };
    const chosen = pointer && choosePage(pointer, wanted);
    if (!pointer || !chosen) continue;
    const { base, publicId, publication } = pointer;
    const { page, locale } = chosen;
    const [template = ''] = Object.entries(pointer.pages[locale] ?? {}).find(([, one]) => one === page) ?? [];
    return {
      page,
      base,
      publicId,
      publication,
      locale,
      template,
      async read(path) {
        const file = await readBlob(blobs, base + path);
        if (file === undefined) throw notFound();
        return file;
      },
    };
  }
  return undefined;
}

import { contract, type CallRequest, type StreamPointer } from '@vitrina/api-client/contract';
import { choosePage, pointerPath, productKeys, resolveStreamRoot } from '@vitrina/stream-embed/pointer';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { notFound } from '../../platform/http/failure.ts';
import { isolate } from '../../platform/http/securityHeaders.ts';
import { pointerCaching, sendTagged } from '../../platform/http/sendBlob.ts';
import { streamUrl } from '../../platform/http/streamUrl.ts';
import type { BlobStore } from '../../platform/storage/blobStore.ts';
import { type PublishedPage, toPageHtml } from '../publishing/pageHtml.ts';
import type { Services } from '../services.ts';

type Asked = CallRequest<typeof contract.getStreamHtml>['query'];

async function readBlob(blobs: BlobStore, key: string): Promise<string | undefined> {
  return (await blobs.readWhole(key))?.toString();
}

/** Finds the page that the script tag would show, from the same files, without the database. */
async function findPage(blobs: BlobStore, asked: Asked): Promise<PublishedPage> {
  for (const key of productKeys(asked)) {
    const text = await readBlob(blobs, pointerPath({ retailer: asked.retailer, ...key }));
    const pointer = text === undefined ? undefined : (JSON.parse(text) as StreamPointer);
    const wanted = { locale: asked.locale ?? null, template: asked.template ?? null };
    const chosen = pointer && choosePage(pointer, wanted);
    if (!pointer || !chosen) continue;
    const { base } = pointer;
    return {
      page: chosen.page,
      base,
      async read(path) {
        const file = await readBlob(blobs, base + path);
        if (file === undefined) throw notFound();
        return file;
      },
    };
  }
  throw notFound();
}

/** The stream for shops that add content on their own server, and for search engines. */
export function htmlRoutes(routes: ContractRoutes, { blobs, config }: Services): void {
  // A shop's server shows the HTML under the shop's address, so addresses are absolute.
  const root = `${streamUrl(config)}/`;
  routes.on(contract.getStreamHtml, async ({ query, request, reply }) => {
    const html = resolveStreamRoot(await toPageHtml(await findPage(blobs, query)), root);
    void isolate(reply, 'file').header('cache-control', pointerCaching).type('text/html; charset=utf-8');
    return sendTagged(request, reply, Buffer.from(html));
  });
  routes.on(contract.getStreamJsonLd, async ({ query, request, reply }) => {
    const { page, read } = await findPage(blobs, query);
    if (page.jsonLd === undefined) throw notFound();
    const jsonLd = resolveStreamRoot(await read(page.jsonLd), root);
    void isolate(reply, 'file').header('cache-control', pointerCaching).type('application/ld+json');
    return sendTagged(request, reply, Buffer.from(jsonLd));
  });
}

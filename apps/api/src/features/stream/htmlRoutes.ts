import { contract } from '@vitrina/api-client/contract';
import { resolveStreamRoot } from '@vitrina/stream-embed/pointer';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { notFound } from '../../platform/http/failure.ts';
import { ok } from '../../platform/http/ok.ts';
import { isolate } from '../../platform/http/securityHeaders.ts';
import { pointerCaching, sendTagged } from '../../platform/http/sendBlob.ts';
import { streamUrl } from '../../platform/http/streamUrl.ts';
import type { BlobStore } from '../../platform/storage/blobStore.ts';
import { findPublishedPage, type AskedPage } from '../publishing/findPublishedPage.ts';
import { type PublishedPage, readJsonLd, toPageHtml } from '../publishing/pageHtml.ts';
import type { Services } from '../services.ts';
import { readContentParts } from '../publishing/contentParts.ts';

async function findPage(blobs: BlobStore, asked: AskedPage): Promise<PublishedPage> {
  const found = await findPublishedPage(blobs, asked);
  if (!found) throw notFound();
  return found;
}

/** The stream for shops that add content on their own server, for apps, and for search engines. */
export function htmlRoutes(
  routes: ContractRoutes,
  { blobs, config }: Pick<Services, 'blobs' | 'config'>,
): void {
  // A shop's server shows the HTML under the shop's address, so addresses are absolute.
  const root = `${streamUrl(config)}/`;
  routes.on(contract.getStreamHtml, async ({ query, request, reply }) => {
    const page = await findPage(blobs, query);
    const html = resolveStreamRoot(await toPageHtml(page, query.productId), root);
    void isolate(reply, 'file').header('cache-control', pointerCaching).type('text/html; charset=utf-8');
    return sendTagged(request, reply, Buffer.from(html));
  });
  routes.on(contract.getStreamJsonLd, async ({ query, request, reply }) => {
    const text = await readJsonLd(await findPage(blobs, query), query.productId);
    if (text === undefined) throw notFound();
    void isolate(reply, 'file').header('cache-control', pointerCaching).type('application/ld+json');
    return sendTagged(request, reply, Buffer.from(resolveStreamRoot(text, root)));
  });
  routes.on(contract.getStreamContent, async ({ query, request, reply }) => {
    const { page, read, publicId, publication, locale, template } = await findPage(blobs, query);
    const parts = readContentParts(resolveStreamRoot(await read(page.html), root));
    const answer = ok({ publicId, publication, locale, template, parts });
    void isolate(reply, 'file')
      .header('cache-control', pointerCaching)
      .type('application/json; charset=utf-8');
    return sendTagged(request, reply, Buffer.from(JSON.stringify(answer)));
  });
}

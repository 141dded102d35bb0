import { contract, type FeedFormat, feedFormatSchema } from '@vitrina/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { ContractRoutes } from '../../../platform/http/contractRoutes.ts';
import { notFound } from '../../../platform/http/failure.ts';
import { ok } from '../../../platform/http/ok.ts';
import { sendTagged } from '../../../platform/http/sendBlob.ts';
import { streamUrl } from '../../../platform/http/streamUrl.ts';
import { retailersInScope } from '../../access/adminScope.ts';
import type { Services } from '../../services.ts';
import { fillFeed } from './feedContents.ts';
import { type FeedOf, listFeedItems } from './feedItems.ts';
import { findFeedRetailer, findFeedToken, generateFeedToken, revokeFeedToken } from './feedToken.ts';
import { readSitemap } from './readSitemap.ts';
import { writeFeed } from './writeFeed.ts';

/** A retailer reads its feed every few minutes at most; at this rate, a token cannot be guessed. */
const readsPerMinute = 60;

/** Feeds of published products, for administrators of a retailer and for the retailer itself. */
export function feedRoutes(routes: ContractRoutes, { database, blobs, config }: Services): void {
  const { query: db } = database;

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    of: Omit<FeedOf, 'streamUrl'>,
    format: FeedFormat,
  ) {
    const root = streamUrl(config);
    const items = await listFeedItems(db, { ...of, streamUrl: root });
    const filled = await fillFeed(
      blobs,
      format === 'csv' ? items.map((item) => ({ ...item, pointer: null })) : items,
      root,
    );
    const { type, text } = writeFeed(filled, format);
    void reply
      .type(type)
      .header('cache-control', 'private, no-cache')
      .header('content-disposition', `attachment; filename="products.${format}"`);
    return sendTagged(request, reply, Buffer.from(text));
  }

  routes.on(contract.downloadFeed, async ({ user, params, query, request, reply }) => {
    const { rows } = await sql`
      select r.id from retailer r where r.id = ${params.id} and ${retailersInScope(user)}
    `.execute(db);
    if (rows.length === 0) throw notFound();
    return send(request, reply, { retailerId: params.id, licenseIds: user.licenseIds }, query.format);
  });
  routes.on(contract.getFeedToken, async ({ user, params }) => ok(await findFeedToken(db, user, params.id)));
  routes.on(contract.generateFeedToken, async ({ user, params }) =>
    ok(await generateFeedToken(database, user, params.id)),
  );
  routes.on(contract.revokeFeedToken, async ({ user, params }) => {
    await revokeFeedToken(database, user, params.id);
    return ok({});
  });
  routes.on(
    contract.readFeed,
    async ({ params, query, request, reply }) => {
      const retailerId = await findFeedRetailer(db, params.token);
      if (retailerId === undefined) throw notFound();
      const { file, token } = params;
      if (file.startsWith('sitemap')) {
        const of = { retailerId, file, token, pattern: query.page };
        const text = await readSitemap({ query: db, blobs, root: streamUrl(config) }, of);
        if (text === undefined) throw notFound();
        void reply.type('application/xml; charset=utf-8').header('cache-control', 'private, no-cache');
        return sendTagged(request, reply, Buffer.from(text));
      }
      const format = feedFormatSchema.parse(file.replace('products.', ''));
      return send(request, reply, { retailerId, licenseIds: undefined }, format);
    },
    { config: { rateLimit: { max: readsPerMinute, timeWindow: '1 minute' } } },
  );
}

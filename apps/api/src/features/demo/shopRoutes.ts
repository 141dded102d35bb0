import { setTimeout as delay } from 'node:timers/promises';
import {
  demoRetailers,
  findCalendarPage,
  findLastingFault,
  isSlow,
  renderShopList,
  renderShopProduct,
} from '@vitrina/demo';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { sendFailure } from '../../platform/http/errorHandler.ts';
import { notFound } from '../../platform/http/failure.ts';
import { languageOf, type Language } from '../../platform/http/language.ts';
import { shopHelmet } from '../../platform/http/securityHeaders.ts';
import type { Services } from '../services.ts';
import { demoAssetsFolder, studioFolder } from './assets.ts';
import { watchedRoutes } from './watchedRoutes.ts';

const hidden = { schema: { hide: true }, helmet: shopHelmet };
const slowAnswerMs = 4000;
const gtin = /^\d{8}(?:\d{4,6})?$/;

/** The reader's language, unless the address names one: the tour leads to the page that was changed. */
function shopLanguage(request: FastifyRequest<{ Querystring: { lang?: string } }>): Language {
  const { lang } = request.query;
  return lang === 'ru' || lang === 'en' ? lang : languageOf(request);
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The demo's retailers: shops whose only connection to Vitrina is the script tag. */
export async function demoShopRoutes({ app }: ContractRoutes, { config }: Services): Promise<void> {
  await app.register(fastifyStatic, {
    root: demoAssetsFolder,
    prefix: '/demo-shop/assets/',
    decorateReply: false,
    maxAge: '1h',
  });
  await app.register(fastifyStatic, {
    root: studioFolder,
    prefix: '/demo-shop/studio/',
    decorateReply: false,
    maxAge: '1h',
  });
  const streamUrl = config.streamPublicUrl ?? '';
  app.get('/demo-shop', hidden, (_request, reply) => reply.redirect('/demo-shop/'));
  app.get('/demo-shop/', hidden, (request, reply) => sendPage(reply, renderShopList(languageOf(request))));
  app.get<{ Params: { gtin: string }; Querystring: { lang?: string } }>(
    '/demo-shop/products/:gtin',
    hidden,
    (request, reply) => {
      const { gtin: code } = request.params;
      if (!gtin.test(code)) return sendFailure(request, reply, notFound());
      return sendPage(reply, renderShopProduct(code, { streamUrl, language: shopLanguage(request) }));
    },
  );
  app.get<{ Params: { retailer: string; gtin: string }; Querystring: { lang?: string } }>(
    '/demo-shop/at/:retailer/products/:gtin',
    hidden,
    async (request, reply) => {
      const { gtin: code, retailer: id } = request.params;
      const retailer = demoRetailers.find((one) => String(one.id) === id);
      if (!gtin.test(code) || !retailer) return sendFailure(request, reply, notFound());
      const page = findCalendarPage(code, retailer.id);
      if (page?.path === null) return sendFailure(request, reply, notFound());
      // As slow as the checks of the demo's past.
      if (isSlow(retailer.id, 0)) await delay(slowAnswerMs);
      const fault = findLastingFault(page);
      const view = { streamUrl, language: shopLanguage(request) };
      return sendPage(reply, renderShopProduct(code, view, { retailer, ...(fault && { fault }) }));
    },
  );
  watchedRoutes(app, streamUrl);
}

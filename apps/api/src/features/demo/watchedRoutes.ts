import { renderWatchedProduct, renderWorkshop, watchedPages, type ShopAnswer } from '@vitrina/demo';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { notFound } from '../../platform/http/failure.ts';
import { languageOf } from '../../platform/http/language.ts';
import { shopHelmet } from '../../platform/http/securityHeaders.ts';

const hidden = { schema: { hide: true }, helmet: shopHelmet };

const answers: Record<ShopAnswer, (reply: FastifyReply) => FastifyReply> = {
  deleted: (reply) => reply.status(410).type('text/html').send('<!doctype html><title>Товар удалён</title>'),
  locked: (reply) => reply.status(401).type('text/html').send('<!doctype html><title>Войдите</title>'),
  hidden: (reply) => reply.redirect('/demo-shop/'),
  unreachable: (reply) =>
    reply.status(503).type('text/html').send('<!doctype html><title>Технические работы</title>'),
};

function findPage(id: string) {
  const page = watchedPages.find((candidate) => candidate.id === id);
  if (!page) throw notFound();
  return page;
}

/** The demo shop's faulty pages, and a page to repair them. A repair lasts until the server stops. */
export function watchedRoutes(app: FastifyInstance, streamUrl: string): void {
  const mended = new Set<string>();
  const send = (reply: FastifyReply, html: string) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);

  app.get('/demo-shop/watched/', hidden, (_request, reply) =>
    send(reply, renderWorkshop(watchedPages, mended)),
  );
  app.get<{ Params: { id: string } }>('/demo-shop/watched/:id', hidden, (request, reply) => {
    const page = findPage(request.params.id);
    const isMended = mended.has(page.id);
    if (page.answer && !isMended) return answers[page.answer](reply);
    return send(reply, renderWatchedProduct(page, { streamUrl, language: languageOf(request) }, isMended));
  });
  void app.register((forms, _options, done) => {
    // The page's buttons are forms without fields, which a browser submits like any other.
    forms.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, parsed) => {
      body.resume();
      parsed(null);
    });
    forms.post<{ Params: { id: string } }>('/demo-shop/watched/:id/mend', hidden, (request, reply) => {
      mended.add(findPage(request.params.id).id);
      return reply.redirect('/demo-shop/watched/', 303);
    });
    forms.post<{ Params: { id: string } }>('/demo-shop/watched/:id/break', hidden, (request, reply) => {
      mended.delete(findPage(request.params.id).id);
      return reply.redirect('/demo-shop/watched/', 303);
    });
    done();
  });
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { sendFailure } from '../../platform/http/errorHandler.ts';
import { notFound } from '../../platform/http/failure.ts';
import { languageOf } from '../../platform/http/language.ts';
import { editorHelmet, isolate } from '../../platform/http/securityHeaders.ts';
import { readAppPage } from '../../platform/web-apps/appPages.ts';
import type { BlockModule } from '../blocks/blocks.ts';
import type { Services } from '../services.ts';
import { readSignInOptions } from '../sign-in/readSignInOptions.ts';
import { readSignInPage } from './readSignInPage.ts';

const hidden = { schema: { hide: true } };

function sendAppPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
}

/** Files in Vite's `assets` folder have a hash of their content in their names. */
function cacheByName(reply: FastifyReply, path: string): void {
  const isHashed = path.includes(`${sep}assets${sep}`);
  void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** The preview's document has an opaque origin, so the files it loads must allow any origin. */
function cacheForAnybody(reply: FastifyReply, path: string): void {
  cacheByName(reply, path);
  void reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/** Adds the names of additional block modules to the editor's page. */
function nameBlockModules(page: string, modules: readonly BlockModule[]): string {
  const addresses = modules.map(({ name }) => `/blocks/${name}`);
  if (addresses.length === 0) return page;
  return page.replace('</head>', `<meta name="vitrina-blocks" content="${addresses.join(' ')}"></head>`);
}

/** The three web apps. */
export async function webRoutes(
  { app }: ContractRoutes,
  { appFolders, blocks, config }: Services,
): Promise<void> {
  const folders = [
    { prefix: '/panel-assets/', root: appFolders.panel, setHeaders: cacheByName },
    { prefix: '/editor/', root: appFolders.editor, setHeaders: cacheByName },
    { prefix: '/panel/builder-pro/preview-assets/', root: appFolders.preview, setHeaders: cacheForAnybody },
  ];
  for (const options of folders) {
    if (!existsSync(options.root)) continue;
    await app.register(fastifyStatic, { ...options, decorateReply: false, cacheControl: false });
  }

  const panel = async (_request: unknown, reply: FastifyReply) =>
    sendAppPage(reply, await readAppPage(appFolders.panel));
  for (const url of ['/panel', '/panel/*', '/auth/*', '/test-page']) app.get(url, hidden, panel);
  app.get('/auth/login', hidden, async (request, reply) => {
    const options = await readSignInOptions(config);
    const page = await readSignInPage(appFolders.panel, languageOf(request), options);
    return sendAppPage(reply.header('vary', 'accept-language'), page);
  });
  app.get('/panel/builder-pro', hidden, panel);
  app.get('/panel/builder-pro/', hidden, panel);
  app.get('/panel/builder-pro/:id', { ...hidden, helmet: editorHelmet }, async (_request, reply) =>
    sendAppPage(reply, nameBlockModules(await readAppPage(appFolders.editor), blocks.modules)),
  );
  app.get<{ Params: { name: string } }>('/blocks/:name', hidden, (request, reply) => {
    const module = blocks.modules.find(({ name }) => name === request.params.name);
    if (!module) return sendFailure(request, reply, notFound());
    return isolate(reply, 'file')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(module.script);
  });
  app.get('/', hidden, (_request, reply) => reply.redirect('/panel'));

  // Browsers request it everywhere, also from the preview's opaque origin.
  app.get('/favicon.ico', hidden, async (request, reply) => {
    const icon = await readFile(join(appFolders.panel, 'favicon.svg')).catch(() => undefined);
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    if (!icon) return sendFailure(request, reply, notFound());
    return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(icon);
  });
}

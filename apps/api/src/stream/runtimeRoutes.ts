import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { framePath, frameShell } from '@vitrina/block-runtime';
import type { FastifyReply } from 'fastify';

import type { ContractRoutes } from '../http/contractRoutes.ts';
import { isolate } from '../http/securityHeaders.ts';
import type { Services } from '../services.ts';

const hidden = { schema: { hide: true } };
/** The script of the tag, and the rest it imports. */
const embedFiles: ReadonlySet<string> = new Set(['/embed.js', '/mount.js']);
/** The names say nothing of the content: kept for minutes, and used while a newer file is asked for. */
const caching = 'public, max-age=300, stale-while-revalidate=86400';

function markAsRuntime(reply: FastifyReply): void {
  void isolate(reply, 'file').header('cache-control', caching);
}

/** The scripts of published pages: the embed script, the custom elements, and the frame of Script blocks. */
export async function runtimeRoutes({ app }: ContractRoutes, { appFolders }: Services): Promise<void> {
  const shared = { decorateReply: false, cacheControl: false, setHeaders: markAsRuntime };
  const folders = [
    { prefix: '/stream/v1/elements/', root: appFolders.elements },
    { prefix: '/stream/v1/', root: appFolders.embed, allowedPath: (path: string) => embedFiles.has(path) },
  ];
  for (const folder of folders) {
    if (existsSync(folder.root)) await app.register(fastifyStatic, { ...shared, ...folder });
  }
  // Shops hold this page in a frame, so it says nothing against that.
  app.get(`/${framePath}`, { ...hidden, helmet: { frameguard: false } }, (_request, reply) =>
    isolate(reply, 'frame')
      .header('cache-control', caching)
      .type('text/html; charset=utf-8')
      .send(frameShell),
  );
}

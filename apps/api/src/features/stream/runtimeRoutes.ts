import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { framePath, frameShell } from '@vitrina/block-runtime';
import type { FastifyReply } from 'fastify';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { sendFailure } from '../../platform/http/errorHandler.ts';
import { notFound } from '../../platform/http/failure.ts';
import { isolate } from '../../platform/http/securityHeaders.ts';
import { sendTagged } from '../../platform/http/sendBlob.ts';
import { cached } from '../../platform/concurrency/cached.ts';
import type { Services } from '../services.ts';

const hidden = { schema: { hide: true } };
/** The script of the tag, the script it imports, and the module for shops that show content by their own scripts. */
const embedFiles = ['embed.js', 'mount.js', 'content.js'];
/** File names do not depend on their content: cached for minutes, and used while a newer file loads. */
const caching = 'public, max-age=300, stale-while-revalidate=86400';

function markAsRuntime(reply: FastifyReply): void {
  void isolate(reply, 'file').header('cache-control', caching);
}

/** The scripts of published pages: the embed script, the custom elements, and the frame of Script blocks. */
export async function runtimeRoutes(
  { app }: ContractRoutes,
  { appFolders }: Pick<Services, 'appFolders'>,
): Promise<void> {
  if (existsSync(appFolders.elements)) {
    await app.register(fastifyStatic, {
      prefix: '/stream/v1/elements/',
      root: appFolders.elements,
      decorateReply: false,
      cacheControl: false,
      setHeaders: markAsRuntime,
    });
  }
  // A second: a rebuilt script is picked up, and frequent requests cause no reading.
  const readScript = cached(1000, (name: string) =>
    readFile(join(appFolders.embed, name)).catch(() => undefined),
  );
  for (const name of embedFiles) {
    app.get(`/stream/v1/${name}`, hidden, async (request, reply) => {
      const script = await readScript(name);
      if (!script) return sendFailure(request, reply, notFound());
      markAsRuntime(reply);
      return sendTagged(request, reply.type('text/javascript; charset=utf-8'), script);
    });
  }
  // Shops embed this page in a frame, so it has no frame protection.
  app.get(`/${framePath}`, { ...hidden, helmet: { frameguard: false } }, (_request, reply) =>
    isolate(reply, 'frame')
      .header('cache-control', caching)
      .type('text/html; charset=utf-8')
      .send(frameShell),
  );
}

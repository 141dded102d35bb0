import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * The sources that the panel and the editor can load. Blocks show images and videos from any https address
 * and embed players, so those are open; scripts load from this server only. Emotion writes style elements,
 * hence 'unsafe-inline' for styles.
 */
const appPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'", 'blob:', 'https:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'", 'https:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** A demo shop's page, as real shops' are: what it shows may call on services and send forms elsewhere. */
export const shopHelmet = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...appPolicy, 'connect-src': ["'self'", 'https:'], 'form-action': ["'self'", 'https:'] },
  },
};

/** Headers of every answer; content that users made gets stricter ones by {@link isolate}. */
export async function sendSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: appPolicy },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The preview's opaque origin and the panel's share this address; browsers warn when only one of them asks for it.
    originAgentCluster: false,
  });
}

const sandbox = 'sandbox allow-scripts allow-forms allow-popups';

/** A document of published content: an origin of its own, so that no script in it reaches the panel's token. */
const documentPolicy = [
  sandbox,
  "default-src 'none'",
  // The 3D viewer decodes models by WebAssembly, in a worker it makes itself.
  "script-src 'self' 'wasm-unsafe-eval'",
  'worker-src blob:',
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' https:",
  "font-src 'self' data:",
  "connect-src 'self' blob: https:",
  "frame-src 'self' https:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** A file by itself has nothing to load. */
const filePolicy = `${sandbox}; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'`;

/** A vector image is a document where it is opened by itself: one that may paint, and do nothing else. */
const vectorPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The frame Script blocks run in, the one place for inline scripts: widgets of others, in an origin of their own. Any
 * shop's page may hold it. It loads nothing from here, and sends no form anywhere.
 */
const framePolicy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  "style-src 'unsafe-inline' https:",
  'img-src data: blob: https:',
  'media-src blob: https:',
  'font-src data: https:',
  'connect-src https:',
  'frame-src https:',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const isolatedPolicies = {
  document: documentPolicy,
  file: filePolicy,
  vector: vectorPolicy,
  frame: framePolicy,
};

/** Marks an answer as content users made: opaque origin, never sniffed, loadable from any shop's page. */
export function isolate(reply: FastifyReply, kind: keyof typeof isolatedPolicies): FastifyReply {
  return reply
    .header('content-security-policy', isolatedPolicies[kind])
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('access-control-allow-origin', '*');
}

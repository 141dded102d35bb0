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

/**
 * The policy of a demo shop's page, like a real shop's: its content can call other services and send forms
 * elsewhere.
 */
export const shopHelmet = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...appPolicy, 'connect-src': ["'self'", 'https:'], 'form-action': ["'self'", 'https:'] },
  },
};

/**
 * The policy of the editor's pages, whose 3D view needs three more sources. Decoders of compressed models are
 * WebAssembly, which 'wasm-unsafe-eval' allows without allowing JavaScript from text; they run in a worker that
 * the viewer creates. Textures and inlined parts of a model are requested as blob: and data: addresses, which
 * lead to no other server.
 */
export const editorHelmet = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      ...appPolicy,
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
      'worker-src': ["'self'", 'blob:'],
      'connect-src': ["'self'", 'blob:', 'data:'],
    },
  },
};

/** Sends headers with every response; user content gets stricter ones from {@link isolate}. */
export async function sendSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: appPolicy },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The preview's opaque origin and the panel's share this address; browsers warn if only one of them sends
    // the header.
    originAgentCluster: false,
  });
}

const sandbox = 'sandbox allow-scripts allow-forms allow-popups';

/**
 * The policy of a published document: its own origin, so that its scripts have no access to the panel's
 * token.
 */
const documentPolicy = [
  // Download buttons.
  `${sandbox} allow-downloads`,
  "default-src 'none'",
  // The 3D viewer decodes models with WebAssembly, in a worker it creates.
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

/** A file has nothing to load. */
const filePolicy = `${sandbox}; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'`;

/** A vector image opened directly is a document; it can only paint. */
const vectorPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The policy of the frame for Script blocks, the only place for inline scripts: third-party widgets, in their
 * own origin. Any shop's page can embed it. It loads nothing from this server, and cannot submit forms.
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

/** Marks a response as user content: opaque origin, never sniffed, loadable from any shop's page. */
export function isolate(reply: FastifyReply, kind: keyof typeof isolatedPolicies): FastifyReply {
  return (
    reply
      .header('content-security-policy', isolatedPolicies[kind])
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      // Shops measure how long the files take on their pages.
      .header('timing-allow-origin', '*')
      .header('access-control-allow-origin', '*')
  );
}

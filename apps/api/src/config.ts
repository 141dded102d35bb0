import { resolve } from 'node:path';
import { z } from 'zod';

const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

const originSchema = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.parse(url)?.origin === url.replace(/\/$/, ''), 'must be an origin, without a path')
  .transform((url) => new URL(url).origin);

const baseUrlSchema = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const originListSchema = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .pipe(z.array(originSchema));

/** A name such as `Europe/Moscow`: a bare offset would not follow the law's changes. */
const timeZoneSchema = z
  .string()
  .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/, 'must be the name of a time zone, such as Europe/Moscow')
  .refine(isTimeZone, 'is no time zone of the IANA database');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  VITRINA_DATA_DIR: z.string().min(1).default('.data'),
  VITRINA_DEMO: z.enum(['0', '1', 'public']).default('0'),
  VITRINA_ADMIN_PASSWORD: z.string().min(8).max(256).optional(),
  VITRINA_LOGIN_MESSAGES: z.enum(['precise', 'neutral']).default('precise'),
  VITRINA_TIME_ZONE: timeZoneSchema.default('Europe/Moscow'),
  VITRINA_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: baseUrlSchema.optional(),
  STREAM_PUBLIC_URL: baseUrlSchema.optional(),
  CORS_ORIGINS: originListSchema.default([]),
  BUILDER_BASE_URL: baseUrlSchema.optional(),
  CRM_BASE_URL: baseUrlSchema.optional(),
});

/** Everything the server is told from outside. Read once, at start. */
export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataFolder: string;
  demo: 'off' | 'local' | 'public';
  adminPassword: string | undefined;
  loginMessages: 'precise' | 'neutral';
  /** IANA name; statistics count days from midnight to midnight there. */
  timeZone: string;
  logLevel: string;
  databaseUrl: string | undefined;
  /** Where browsers reach this server, without a trailing slash; for links that leave it. */
  publicUrl: string | undefined;
  /** Where retailers' pages reach the stream, where that is not this server: a CDN. */
  streamPublicUrl: string | undefined;
  corsOrigins: readonly string[];
  builderBaseUrl: string | undefined;
  crmBaseUrl: string | undefined;
}

/** A configuration the server refuses to start with; the message is for whoever starts it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const demoModes = { '0': 'off', '1': 'local', public: 'public' } as const;

/** An empty variable counts as an absent one: that is how compose files and CI leave things out. */
function withoutEmpty(environment: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(environment).filter((entry): entry is [string, string] => !!entry[1]);
  return Object.fromEntries(entries);
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws {@link ConfigError} naming every variable that is wrong, never its value: it may be a secret
 */
export function readConfig(environment: NodeJS.ProcessEnv, folder = process.cwd()): Config {
  const parsed = environmentSchema.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These environment variables are wrong:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const demo = demoModes[values.VITRINA_DEMO];
  if (demo === 'local' && !loopbackHosts.has(values.HOST)) {
    throw new ConfigError(
      `VITRINA_DEMO=1 opens accounts with a known password, so it is refused on HOST ${values.HOST}. ` +
        'Use HOST=127.0.0.1, or VITRINA_DEMO=public if that is really meant.',
    );
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: resolve(folder, values.VITRINA_DATA_DIR),
    demo,
    adminPassword: values.VITRINA_ADMIN_PASSWORD,
    loginMessages: values.VITRINA_LOGIN_MESSAGES,
    timeZone: values.VITRINA_TIME_ZONE,
    logLevel: values.VITRINA_LOG_LEVEL,
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL,
    streamPublicUrl: values.STREAM_PUBLIC_URL,
    corsOrigins: values.CORS_ORIGINS,
    builderBaseUrl: values.BUILDER_BASE_URL,
    crmBaseUrl: values.CRM_BASE_URL,
  };
}

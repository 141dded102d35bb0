import { isIP } from 'node:net';
import { delimiter, resolve } from 'node:path';
import { z } from 'zod';

import { openidVariables, readOpenidSettings, type OpenidSettings } from './openidSettings.ts';

const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

const originSchema = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.parse(url)?.origin === url.replace(/\/$/, ''), 'must be an origin, without a path')
  .transform((url) => new URL(url).origin);

const baseUrlSchema = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** Can contain a user, a password and a query; the operator chooses the host. */
const clickHouseUrlSchema = z.url({ protocol: /^https?$/ });

const originListSchema = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .pipe(z.array(originSchema));

/** Checks for an address, or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const family = isIP(address);
  return (
    family !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
  );
}

const networkNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

const networkListSchema = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine((parts) => parts.every((part) => networkNames.has(part) || isNetwork(part)), {
    message: 'must be addresses or networks, such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
  });

const pathListSchema = z.string().transform((text) => text.split(delimiter).filter((part) => part !== ''));

/** A name such as `Europe/Moscow`: a bare offset would not follow changes of the law. */
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
  VITRINA_BLOCKS: pathListSchema.default([]),
  VITRINA_TIME_ZONE: timeZoneSchema.default('Europe/Moscow'),
  VITRINA_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: baseUrlSchema.optional(),
  VITRINA_SECRET_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(300).optional(),
  STREAM_PUBLIC_URL: baseUrlSchema.optional(),
  CORS_ORIGINS: originListSchema.default([]),
  CHECK_ALLOWED_ORIGINS: originListSchema.default([]),
  CHECK_BROWSER_PATH: z.string().min(1).optional(),
  VITRINA_TRUST_PROXY: networkListSchema.default([]),
  VITRINA_METRICS_TOKEN: z.string().min(16).optional(),
  VITRINA_JOBS: z.enum(['0', '1']).default('1'),
  VITRINA_VERSIONS_KEPT: z.coerce.number().int().min(1).max(100_000).default(100),
  VITRINA_VERSION_DAYS: z.coerce.number().int().min(1).max(36_500).default(365),
  VITRINA_DELETED_DAYS: z.coerce.number().int().min(1).max(36_500).default(30),
  VITRINA_LICENSE_STORAGE_GB: z.coerce.number().min(0).max(1_000_000).default(20),
  VITRINA_EVENT_DAYS: z.coerce.number().int().min(3).max(36_500).default(90),
  CLICKHOUSE_URL: clickHouseUrlSchema.optional(),
  CLAMAV_SOCKET: z.string().min(1).optional(),
  S3_ENDPOINT: baseUrlSchema.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  AI_BASE_URL: baseUrlSchema.optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_TIMEOUT_SECONDS: z.coerce.number().min(1).max(600).default(60),
  AI_DAILY_REQUESTS: z.coerce.number().int().min(0).max(1_000_000).default(200),
  AI_DAILY_TOKENS: z.coerce.number().int().min(0).max(1_000_000_000).default(300_000),
  AMAZON_CLIENT_ID: z.string().min(1).optional(),
  AMAZON_CLIENT_SECRET: z.string().min(1).optional(),
  AMAZON_APPLICATION_ID: z.string().min(1).optional(),
  AMAZON_AUTHORISE_URL: baseUrlSchema.optional(),
  AMAZON_TOKEN_URL: baseUrlSchema.default('https://api.amazon.com/auth/o2/token'),
  ...openidVariables,
  BUILDER_BASE_URL: baseUrlSchema.optional(),
  CRM_BASE_URL: baseUrlSchema.optional(),
});

/** How long replaced and deleted things can be restored. */
export interface Keeping {
  /** Replaced versions per page. */
  versions: number;
  /** Days to keep a replaced version. */
  versionDays: number;
  /** Days to keep a deleted epack. */
  deletedDays: number;
}

/** Address and credentials of an S3-compatible store. */
export interface S3Settings {
  /** Undefined for Amazon's own endpoint of the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** Undefined to use the machine's own credentials, such as a role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Address and usage limits of the language model. */
export interface AiSettings {
  /** Base URL of an OpenAI-compatible service, such as `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  timeoutMs: number;
  /** Per user and day. */
  requestLimit: number;
  /** Per user and day, for prompts and answers together. */
  tokenLimit: number;
}

/** This server's registration with Amazon, and Amazon's addresses. */
export interface AmazonSettings {
  clientId: string;
  clientSecret: string;
  /** The selling partner application's id; without it, only Login with Amazon is used. */
  applicationId: string | undefined;
  /** Address of the consent page; its query is preserved. */
  authoriseUrl: string;
  tokenUrl: string;
}

/** Configuration of the server. Read once, at start. */
export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataFolder: string;
  demo: 'off' | 'local' | 'public';
  adminPassword: string | undefined;
  loginMessages: 'precise' | 'neutral';
  /** Modules of blocks besides the standard ones; absolute paths. */
  blockModules: readonly string[];
  /** IANA name of the time zone whose midnights separate days in statistics. */
  timeZone: string;
  logLevel: string;
  databaseUrl: string | undefined;
  /** Base64 of the key that seals secrets in the database; undefined to use the key in the data folder. */
  secretKey: string | undefined;
  /** The mail server; undefined to write emails to the data folder's outbox. */
  smtpUrl: string | undefined;
  /** The sender of mails. */
  mailFrom: string;
  /** The address of this server for browsers, without a trailing slash; for links in emails and files. */
  publicUrl: string | undefined;
  /** The address of the stream for retailers' pages, if it differs from this server's: a CDN. */
  streamPublicUrl: string | undefined;
  corsOrigins: readonly string[];
  /** Origins that page checks can also load over plain http, at any port and address. */
  checkAllowedOrigins: readonly string[];
  /**
   * A Chromium that takes screenshots of pages with problems and measures published pages; undefined to do
   * neither.
   */
  checkBrowserPath: string | undefined;
  /** Origins of the demo's shop; empty without the demo. Page checks can also load these. */
  demoShopOrigins: readonly string[];
  /** Networks of proxies whose client address is trusted. */
  trustedProxies: readonly string[];
  metricsToken: string | undefined;
  /** Whether this process also runs jobs, or leaves them to workers. */
  runsJobs: boolean;
  keeping: Keeping;
  /** Bytes of uploaded files per license. */
  licenseStorageBytes: number;
  /** Days to keep raw events; their totals stay. */
  eventDays: number;
  /** ClickHouse's HTTP address, with user and password, to store visits there instead of in the database. */
  clickHouseUrl: string | undefined;
  /** Socket of ClamAV's daemon; undefined to accept uploads unscanned. */
  virusScannerSocket: string | undefined;
  /** Undefined to store files in the data folder. */
  s3: S3Settings | undefined;
  /** Undefined if the text assistant offers only rule-based actions. */
  ai: AiSettings | undefined;
  /** Undefined if users cannot connect to Amazon. */
  amazon: AmazonSettings | undefined;
  /** Undefined if users sign in here only. */
  openid: OpenidSettings | undefined;
  builderBaseUrl: string | undefined;
  crmBaseUrl: string | undefined;
}

/** Thrown for an invalid configuration; the message is for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type { OpenidGroup, OpenidSettings } from './openidSettings.ts';

function refuse(message: string): never {
  throw new ConfigError(message);
}

const demoModes = { '0': 'off', '1': 'local', public: 'public' } as const;

function readS3Settings(values: z.output<typeof environmentSchema>): S3Settings | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!accessKeyId !== !secretAccessKey) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both or neither.');
  }
  if (!values.S3_BUCKET) {
    if (values.S3_ENDPOINT || accessKeyId)
      throw new ConfigError('S3_ENDPOINT and S3_ACCESS_KEY_ID need S3_BUCKET.');
    return undefined;
  }
  return {
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    bucket: values.S3_BUCKET,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

function readAiSettings(values: z.output<typeof environmentSchema>): AiSettings | undefined {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = values;
  if (!baseUrl || !model) {
    if (baseUrl || model || apiKey)
      throw new ConfigError('AI_BASE_URL and AI_MODEL go together: set both or neither.');
    return undefined;
  }
  return {
    baseUrl,
    apiKey,
    model,
    timeoutMs: values.AI_TIMEOUT_SECONDS * 1000,
    requestLimit: values.AI_DAILY_REQUESTS,
    tokenLimit: values.AI_DAILY_TOKENS,
  };
}

/** Amazon's consent pages: a separate one for selling partners, the login page for others. */
const amazonConsent = {
  sellingPartner: 'https://sellercentral.amazon.com/apps/authorize/consent',
  login: 'https://www.amazon.com/ap/oa?scope=profile',
};

function readAmazonSettings(values: z.output<typeof environmentSchema>): AmazonSettings | undefined {
  const { AMAZON_CLIENT_ID: clientId, AMAZON_CLIENT_SECRET: clientSecret } = values;
  if (!clientId || !clientSecret) {
    if (clientId || clientSecret)
      throw new ConfigError('AMAZON_CLIENT_ID and AMAZON_CLIENT_SECRET go together: set both or neither.');
    return undefined;
  }
  const applicationId = values.AMAZON_APPLICATION_ID;
  const consent = applicationId ? amazonConsent.sellingPartner : amazonConsent.login;
  return {
    clientId,
    clientSecret,
    applicationId,
    authoriseUrl: values.AMAZON_AUTHORISE_URL ?? consent,
    tokenUrl: values.AMAZON_TOKEN_URL,
  };
}

/** Treats an empty variable as absent: compose files and CI leave settings out this way. */
function withoutEmpty(environment: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(environment).filter((entry): entry is [string, string] => !!entry[1]);
  return Object.fromEntries(entries);
}

/** The demo's shop is this server itself. */
function demoShopOrigins(demo: Config['demo'], port: number): string[] {
  return demo === 'off' ? [] : [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws {@link ConfigError} naming every invalid variable, but not its value, which may be a secret
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
    blockModules: values.VITRINA_BLOCKS.map((path) => resolve(folder, path)),
    timeZone: values.VITRINA_TIME_ZONE,
    logLevel: values.VITRINA_LOG_LEVEL,
    databaseUrl: values.DATABASE_URL,
    secretKey: values.VITRINA_SECRET_KEY,
    smtpUrl: values.SMTP_URL,
    mailFrom:
      values.MAIL_FROM ?? `Vitrina <no-reply@${new URL(values.PUBLIC_URL ?? 'http://localhost').hostname}>`,
    publicUrl: values.PUBLIC_URL,
    streamPublicUrl: values.STREAM_PUBLIC_URL,
    corsOrigins: values.CORS_ORIGINS,
    checkAllowedOrigins: values.CHECK_ALLOWED_ORIGINS,
    checkBrowserPath: values.CHECK_BROWSER_PATH,
    demoShopOrigins: demoShopOrigins(demo, values.PORT),
    trustedProxies: values.VITRINA_TRUST_PROXY,
    metricsToken: values.VITRINA_METRICS_TOKEN,
    runsJobs: values.VITRINA_JOBS === '1',
    keeping: {
      versions: values.VITRINA_VERSIONS_KEPT,
      versionDays: values.VITRINA_VERSION_DAYS,
      deletedDays: values.VITRINA_DELETED_DAYS,
    },
    licenseStorageBytes: values.VITRINA_LICENSE_STORAGE_GB * 1024 ** 3,
    eventDays: values.VITRINA_EVENT_DAYS,
    clickHouseUrl: values.CLICKHOUSE_URL,
    virusScannerSocket: values.CLAMAV_SOCKET,
    s3: readS3Settings(values),
    ai: readAiSettings(values),
    amazon: readAmazonSettings(values),
    openid: readOpenidSettings(values, refuse),
    builderBaseUrl: values.BUILDER_BASE_URL,
    crmBaseUrl: values.CRM_BASE_URL,
  };
}

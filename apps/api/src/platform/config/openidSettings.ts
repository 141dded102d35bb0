import { z } from 'zod';

/** The group, role and statistics groups that a group of the provider grants. */
const openidGroupSchema = z.strictObject({
  /** The name of a user group, with its licenses and permissions. */
  group: z.string().min(1).optional(),
  role: z.enum(['ROLE_ADMIN']).optional(),
  /** Names of statistics groups. */
  statisticsGroups: z.array(z.string().min(1)).optional(),
});
/** The group, role and statistics groups that a group of the provider grants. */
export type OpenidGroup = z.output<typeof openidGroupSchema>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

function isSafeIssuer(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || loopbackNames.has(url?.hostname ?? '');
}

/** The variables of the OpenID provider. */
export const openidVariables = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isSafeIssuer, 'must begin with https://, except on this machine')
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(60).optional(),
  OIDC_SCOPES: z.string().min(1).default('openid email profile'),
  OIDC_GROUPS_CLAIM: z.string().min(1).optional(),
  OIDC_GROUP_MAP: z.string().transform(parseJson).pipe(z.record(z.string(), openidGroupSchema)).optional(),
  OIDC_CREATE_USERS: z.enum(['0', '1']).default('0'),
};

/** An OpenID provider through which users sign in. */
export interface OpenidSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The provider's name on the button. */
  name: string;
  scopes: string;
  /** The claim that lists the user's groups. */
  groupsClaim: string | undefined;
  /** By the provider's group names; of several user groups, the first is taken. Undefined to map none. */
  groupMap: Readonly<Record<string, OpenidGroup>> | undefined;
  /** Whether people without an account get one. */
  createsUsers: boolean;
}

type Values = z.output<z.ZodObject<typeof openidVariables>>;

/**
 * Reads the settings of the provider; undefined if there is none.
 *
 * @param refuse - throws the configuration's error
 */
export function readOpenidSettings(
  values: Values,
  refuse: (message: string) => never,
): OpenidSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (!issuer || !clientId || !clientSecret) {
    if (issuer || clientId || clientSecret)
      refuse('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: set all or none.');
    return undefined;
  }
  if (!values.OIDC_GROUPS_CLAIM !== !values.OIDC_GROUP_MAP)
    refuse('OIDC_GROUPS_CLAIM and OIDC_GROUP_MAP go together: set both or neither.');
  return {
    issuer,
    clientId,
    clientSecret,
    name: values.OIDC_NAME ?? new URL(issuer).hostname,
    scopes: values.OIDC_SCOPES,
    groupsClaim: values.OIDC_GROUPS_CLAIM,
    groupMap: values.OIDC_GROUP_MAP,
    createsUsers: values.OIDC_CREATE_USERS === '1',
  };
}

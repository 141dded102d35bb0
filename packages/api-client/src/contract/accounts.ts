import { z } from 'zod';

import { dataOf, doneSchema, emptySchema, listOf } from './answers.ts';
import { defineCall } from './call.ts';
import { idSchema, nameTextSchema, namedSchema, textSchema } from './fields.ts';
import { permissionNames } from './names.ts';

/** A permission in profiles and statistics groups. @public */
export const permissionSchema = z.object({ id: idSchema, name: z.enum(permissionNames) });

/** A retailer the user is connected to through a license. @public */
export const connectedRetailerSchema = namedSchema.extend({ license: namedSchema });

/** The switches of a user group, as in "User group settings". @public */
export const groupSettingsSchema = z.object({
  isBuilderAvailable: z.boolean(),
  isBuilderProAvailable: z.boolean(),
  canPublishToStream: z.boolean(),
  isContentCheckRequired: z.boolean(),
  /** Whether the group's users must sign in with two-factor authentication. */
  isSecondFactorRequired: z.boolean(),
  liveMonitor: z.object({
    epackageActivation: z.boolean(),
    mapping: z.boolean(),
    notInStock: z.boolean(),
    updateBrandAlias: z.boolean(),
  }),
  menu: z.object({
    connectToMarketplace: z.boolean(),
    dashboard: z.boolean(),
    liveMonitor: z.boolean(),
    showTrends: z.boolean(),
  }),
  dashboard: z.object({
    browsers: z.boolean(),
    devices: z.boolean(),
    map: z.boolean(),
    os: z.boolean(),
    platforms: z.boolean(),
    usersPerLicense: z.boolean(),
    usersPerRetailer: z.boolean(),
  }),
  categoryPermissionMethod: z.enum(['allowed', 'excluded']),
  allowedCategories: z.array(idSchema),
  excludedCategories: z.array(idSchema),
});

/** A category on the wire, nested by `children`. `label` is the text that tree controls show. @public */
export interface Category {
  id: number;
  name: string;
  parentId: number | null;
  label: string;
  children: Category[];
}

/** {@link Category}. @public */
export const categorySchema: z.ZodType<Category, Category> = z.object({
  id: idSchema,
  name: z.string(),
  parentId: idSchema.nullable(),
  label: z.string(),
  get children() {
    return z.array(categorySchema);
  },
});

/** A category without its children, as in the profile's flat list. @public */
export const rawCategorySchema = z.object({
  id: idSchema,
  name: z.string(),
  parentId: idSchema.nullable(),
  label: z.string(),
});

/**
 * The signed-in user. `permissions` merges those of the user's group and statistics groups, unique by id.
 *
 * @public
 */
export const profileSchema = z.object({
  id: idSchema,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  retailers: z.array(connectedRetailerSchema),
  licenses: z.array(namedSchema),
  permissions: z.array(permissionSchema),
  /** The categories of the user's licenses that the group can access, as a tree. */
  categories: z.array(categorySchema),
  /** The same categories as a flat list. */
  initialCategories: z.array(rawCategorySchema),
  group: z.object({ id: idSchema, name: z.string(), settings: groupSettingsSchema }).nullable(),
  /**
   * IANA name of the time zone whose midnights separate days in reports; "today" is the current day in that
   * zone.
   */
  timeZone: z.string(),
  /** True in demo installations, which offer a tour; absent elsewhere. */
  isDemo: z.boolean().optional(),
});

/** The fields users can change in their own account. @public */
export const selfSchema = z.object({
  email: z.email().max(254),
  firstName: textSchema(100),
  lastName: textSchema(100),
  username: nameTextSchema(100),
});

/** A statistics group in a profile. @public */
export const statisticsGroupSchema = namedSchema.extend({ permissions: z.array(permissionSchema) });

const credentialsSchema = z.object({
  login: textSchema(254, 1),
  password: textSchema(256, 1),
  /** The two-factor code, if it is set up: six digits or a recovery code. */
  code: textSchema(40).optional(),
});
/** The bearer token of a session. @public */
export const tokenGrantSchema = z.object({ token: z.string() });
/** The bearer token of a session, as signing in answers with it. @public */
export const panelTokenSchema = tokenGrantSchema.extend({
  /**
   * True if the group requires two-factor authentication and the user has not set it up: the token allows
   * only enrollment.
   */
  mustEnrolSecondFactor: z.boolean().optional(),
});

/** {@link rawCategorySchema}. @public */
export type RawCategory = z.output<typeof rawCategorySchema>;
/** {@link permissionSchema}. @public */
export type Permission = z.output<typeof permissionSchema>;
/** {@link connectedRetailerSchema}. @public */
export type ConnectedRetailer = z.output<typeof connectedRetailerSchema>;
/** {@link groupSettingsSchema}. @public */
export type GroupSettings = z.output<typeof groupSettingsSchema>;
/** {@link profileSchema}. @public */
export type Profile = z.output<typeof profileSchema>;
/** {@link statisticsGroupSchema}. @public */
export type StatisticsGroup = z.output<typeof statisticsGroupSchema>;

/** A password users choose for themselves. @public */
export const ownPasswordSchema = z.object({ password: textSchema(256, 8) });

/** A public account for trying the product; the sign-in screen fills it in with one click. @public */
export const demoAccountSchema = z.object({ login: z.string(), password: z.string() });
/** {@link demoAccountSchema}. @public */
export type DemoAccount = z.output<typeof demoAccountSchema>;

export const accountCalls = {
  getSignInOptions: defineCall({
    id: 'getSignInOptions',
    method: 'GET',
    path: '/auth/options',
    summary:
      'What the sign-in screen offers besides the two fields. Demo accounts only where the server is a demo.',
    permission: 'public',
    response: dataOf(
      z.object({
        demoAccounts: z.array(demoAccountSchema),
        /** The only origin at which passkeys of this server work; null if its address allows none. */
        passkeyOrigin: z.string().nullable(),
        /** The OpenID provider, which `/auth/openid` leads to; null without one. */
        openid: z.object({ name: z.string() }).nullable(),
      }),
    ),
  }),
  getToken: defineCall({
    id: 'getToken',
    method: 'POST',
    path: '/auth/getToken',
    summary:
      'Signs in; the token is the bearer of every other call. 401 `secondFactorRequired`: call again with `code`.',
    permission: 'public',
    body: credentialsSchema,
    response: panelTokenSchema,
    invalidates: [],
  }),
  checkBuilderLogin: defineCall({
    id: 'checkBuilderLogin',
    method: 'POST',
    path: '/builder-service/login-check',
    summary: "The builder service's own login check; its token is stored apart.",
    permission: 'public',
    body: credentialsSchema,
    response: tokenGrantSchema,
    service: 'builder',
    invalidates: [],
  }),
  confirmSession: defineCall({
    id: 'confirmSession',
    method: 'POST',
    path: '/auth/confirm',
    summary:
      'Gives the password, and the code, again; calls that need a confirmation accept the session for ten minutes.',
    permission: 'User',
    isPersonal: true,
    isOpenWhileEnrolling: true,
    body: credentialsSchema.omit({ login: true }),
    response: doneSchema,
    invalidates: [],
  }),
  logout: defineCall({
    id: 'logout',
    method: 'POST',
    path: '/auth/logout',
    summary: 'Revokes the token it is made with.',
    permission: 'User',
    isPersonal: true,
    isOpenWhileEnrolling: true,
    response: emptySchema,
    responseKind: 'empty',
    invalidates: [],
  }),
  getProfile: defineCall({
    id: 'getProfile',
    method: 'GET',
    path: '/profile',
    summary: 'The signed-in user, with what it is connected to and its group settings.',
    permission: 'User',
    scope: 'any',
    response: dataOf(profileSchema),
  }),
  listStatisticsGroups: defineCall({
    id: 'listStatisticsGroups',
    method: 'GET',
    path: '/profile/statistics-groups',
    summary: "The user's statistics groups, each with its permissions.",
    permission: 'User',
    scope: 'any',
    response: listOf(statisticsGroupSchema),
  }),
  updateSelf: defineCall({
    id: 'updateSelf',
    method: 'PUT',
    path: '/profile/update-self',
    summary: "Changes the user's own names and e-mail; a new username or e-mail needs a confirmed session.",
    permission: 'User',
    isPersonal: true,
    body: selfSchema,
    response: dataOf(selfSchema),
    invalidates: ['getProfile', 'listUsers', 'getUser'],
  }),
  changePassword: defineCall({
    id: 'changePassword',
    method: 'PUT',
    path: '/profile/change-password',
    summary: 'Sets a new password (8 to 256 characters) and signs out every other session.',
    permission: 'User',
    isPersonal: true,
    needsConfirmation: true,
    body: ownPasswordSchema,
    response: doneSchema,
    invalidates: ['listSessions'],
  }),
};

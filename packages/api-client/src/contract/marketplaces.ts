import { z } from 'zod';

import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { textSchema } from './fields.ts';

/**
 * The user's connection to Amazon. `unavailable`: this server is not registered with Amazon. `expired`:
 * Amazon no longer accepts the connection, and the user has to connect again.
 *
 * @public
 */
export const amazonConnectionSchema = z.object({
  state: z.enum(['unavailable', 'none', 'connected', 'expired']),
  /** The seller's or vendor's account at Amazon, if Amazon returned it. */
  account: z.string().nullable(),
  connectedDate: z.string().nullable(),
});

/** {@link amazonConnectionSchema}. @public */
export type AmazonConnection = z.output<typeof amazonConnectionSchema>;

const path = '/marketplaces/amazon/connection';

export const marketplaceCalls = {
  getAmazonConnection: defineCall({
    id: 'getAmazonConnection',
    method: 'GET',
    path,
    summary: "The user's connection to Amazon, held against Amazon where it has not been for an hour.",
    permission: 'User',
    isPersonal: true,
    response: dataOf(amazonConnectionSchema),
  }),
  beginAmazonConnection: defineCall({
    id: 'beginAmazonConnection',
    method: 'POST',
    path: '/marketplaces/amazon/authorisation',
    summary:
      'Where the browser goes to ask Amazon for consent; good once, for 15 minutes. 409 where not set up.',
    permission: 'User',
    isPersonal: true,
    response: dataOf(z.object({ url: z.string() })),
    invalidates: [],
  }),
  completeAmazonConnection: defineCall({
    id: 'completeAmazonConnection',
    method: 'POST',
    path,
    summary:
      'Exchanges what Amazon’s redirect brought. 400 `connectionNotAsked` for a `state` that is unknown, used or old, `awsTokenExpired` for a code Amazon takes no more.',
    permission: 'User',
    isPersonal: true,
    body: z.strictObject({
      state: textSchema(200, 1),
      code: textSchema(4000, 1),
      account: textSchema(200).optional(),
    }),
    response: dataOf(amazonConnectionSchema),
    invalidates: ['getAmazonConnection'],
  }),
  endAmazonConnection: defineCall({
    id: 'endAmazonConnection',
    method: 'DELETE',
    path,
    summary: "Forgets the user's connection to Amazon.",
    permission: 'User',
    isPersonal: true,
    response: doneSchema,
    invalidates: ['getAmazonConnection'],
  }),
};

import { z } from 'zod';

import { pageAddressSchema } from './epack.ts';
import { epackIdSchema } from './fields.ts';
import { maxPresenceBlocks } from './presenceLimits.ts';

/** The page a person has in view and their selected blocks. @public */
export const presencePlaceSchema = z.strictObject({
  /** Null outside the pages. */
  page: pageAddressSchema.strict().nullable(),
  /** Ids of the selected blocks; the last one is active. */
  blocks: z.array(z.int().positive()).max(maxPresenceBlocks),
});
/** {@link presencePlaceSchema}. @public */
export type PresencePlace = z.output<typeof presencePlaceSchema>;

/** A message from the client. The first one is `join`, with the bearer token, which an address must not contain. @public */
export const presenceRequestSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('join'),
    token: z.string().max(200),
    epackId: epackIdSchema,
    place: presencePlaceSchema,
  }),
  z.strictObject({ type: z.literal('place'), place: presencePlaceSchema }),
  /** Tells the server that the connection is alive; it answers with a `beat`. */
  z.strictObject({ type: z.literal('beat') }),
]);
/** {@link presenceRequestSchema}. @public */
export type PresenceRequest = z.output<typeof presenceRequestSchema>;

/** One open editor of an epack. A person with two tabs is listed twice. @public */
export interface PresentPerson {
  readonly id: string;
  readonly userId: number;
  readonly name: string;
  readonly place: PresencePlace;
}

/** A page that was saved or, with the revision null, deleted. @public */
export interface PresencePage {
  readonly locale: string;
  readonly template: string;
  readonly page: string;
  readonly revision: number | null;
}

/**
 * A message from the server. `seq` counts the messages of a connection, in the order in which the server's database
 * committed them; a gap means that the client has to join again.
 *
 * @public
 */
export type PresenceMessage = { readonly seq: number } & (
  | {
      readonly type: 'state';
      /** Id of the client itself among `people`. */
      readonly self: string;
      readonly people: readonly PresentPerson[];
      readonly pages: readonly PresencePage[];
      readonly dataRevision: number;
    }
  | { readonly type: 'person'; readonly person: PresentPerson }
  | { readonly type: 'left'; readonly id: string }
  | { readonly type: 'page'; readonly page: PresencePage; readonly by: string | null }
  | { readonly type: 'data'; readonly revision: number }
  | { readonly type: 'beat' }
);

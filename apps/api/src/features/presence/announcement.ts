import type { PresencePage, PresentPerson } from '@vitrina/api-client/contract';

/** The channel that the triggers of the database announce on. */
export const presenceChannel = 'presence';

/** An announcement of the triggers in migration 0061. */
export type PresenceAnnouncement =
  | { readonly kind: 'person'; readonly epackId: string; readonly person: PresentPerson }
  | { readonly kind: 'left'; readonly epackId: string; readonly id: string }
  | {
      readonly kind: 'page';
      readonly epackId: string;
      readonly page: PresencePage;
      readonly userId: number | null;
    }
  | { readonly kind: 'data'; readonly epackId: string; readonly revision: number }
  /** Somebody's rights may have ended. */
  | { readonly kind: 'rights' };

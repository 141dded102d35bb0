import type { ApiClient } from '@vitrina/api-client';
import type { Catalogue } from '@vitrina/block-catalogue';

import type { DraftStore } from './draftStore.ts';

/** What the store needs from outside, so that it runs the same in a test. */
export interface EditorServices {
  readonly client: ApiClient;
  readonly catalogue: Catalogue;
  readonly drafts: DraftStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Takes failures that nobody waits for, such as of a draft that could not be written. */
  readonly reportError: (error: unknown) => void;
  /** Logs an expected failure that the screen already shows, with its cause and request id. */
  readonly logFailure: (text: string, error: unknown) => void;
}

import type { ApiClient } from '@vitrina/api-client';
import type { Catalogue } from '@vitrina/block-catalogue';

import type { DraftStore } from './draftStore.ts';
import type { UploadWork } from './uploadWork.ts';

/** External services of the store. Tests replace them. */
export interface EditorServices {
  readonly client: ApiClient;
  readonly catalogue: Catalogue;
  readonly drafts: DraftStore;
  /** Without it, files are uploaded as they are. */
  readonly uploadWork?: UploadWork | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Reports failures of background work, such as writing a draft. */
  readonly reportError: (error: unknown) => void;
  /** Logs an expected failure that the screen already shows, with its cause and request id. */
  readonly logFailure: (text: string, error: unknown) => void;
}

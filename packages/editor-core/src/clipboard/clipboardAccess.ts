import type { BlockRules, ComponentId, Page } from '@vitrina/epack-model';

import type { CopiedComponents } from './clipboardText.ts';

/** Components to copy: `ids` of `page` with their contents. */
export interface CopySource {
  readonly page: Page;
  readonly ids: readonly ComponentId[];
  readonly rules: BlockRules;
  /** Name of the page they are copied from, see `getPageName`. */
  readonly from: string;
}

/** The system clipboard as commands use it. Each method rejects when access is denied. */
export interface ClipboardAccess {
  /** Resolves with false if there is nothing to copy. */
  write(source: CopySource): Promise<boolean>;
  /** Resolves with undefined if the clipboard has no content that can be converted to blocks. */
  read(): Promise<CopiedComponents | undefined>;
}

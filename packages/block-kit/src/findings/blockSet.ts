import type { BlockRules } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import type { SampleTexts } from './sampleTexts.ts';

/** The blocks to validate by; a catalog is one. @public */
export interface BlockSet {
  readonly rules: BlockRules;
  readonly find: (key: string) => BlockDefinition | undefined;
  /** Texts of new blocks, which must not reach shoppers. Default: none. */
  readonly sampleTexts?: SampleTexts;
}

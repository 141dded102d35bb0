import type { BlockRules } from '../rules.ts';

/** The page's template and the block rules to check a change by. @public */
export interface ChangeContext {
  readonly rules: BlockRules;
  /** The page's template; `amazon_template` has its own limit. */
  readonly template: string;
}

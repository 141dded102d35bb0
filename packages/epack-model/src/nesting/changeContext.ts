import type { BlockRules } from '../rules.ts';

/**
 * Where and by which rules a change is checked.
 *
 * @public
 */
export interface ChangeContext {
  readonly rules: BlockRules;
  /** The page's template; `amazon_template` has its own limit. */
  readonly template: string;
}

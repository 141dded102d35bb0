import type { BlockRules } from '../rules.ts';

/**
 * Where and by which rules a change is checked.
 *
 * @public
 */
export interface ChangeContext {
  readonly rules: BlockRules;
  /** The template the page belongs to; `amazon_template` has a limit of its own. */
  readonly template: string;
}

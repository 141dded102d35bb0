import type { BlockDefinition } from '../defineBlock.ts';
import {
  defaultProblems,
  nameProblems,
  type NamesByLanguage,
  pictureProblems,
  sharedCssProblems,
  templateProblems,
} from './declarationProblems.ts';
import { hostileProblems } from './hostileProblems.ts';
import { markupProblems, rootProblems } from './markupProblems.ts';
import type { RenderBlocksOptions } from './renderBlocks.tsx';
import { storyProblems } from './storyProblems.ts';

/** Options of {@link blockChecks}. @public */
export interface BlockChecksOptions extends RenderBlocksOptions {
  /** The blocks to check. Default: all definitions. The others are definitions that these can contain. */
  readonly checked?: readonly BlockDefinition[];
  /** Names by language, including those of the common props. */
  readonly messages: NamesByLanguage;
  /** The story files' modules, such as `Object.values(import.meta.glob('./*\/*.stories.tsx', { eager: true }))`. */
  readonly stories: readonly unknown[];
}

/** A rule that every block has to meet; `problems` is empty if it does. @public */
export interface BlockCheck {
  readonly name: string;
  problems(): readonly string[];
}

/**
 * Returns the checks of a set of blocks, one row each, for any test runner in Node:
 *
 * `it.each(blockChecks(options))('$name', (check) => expect(check.problems()).toEqual([]))`
 *
 * @public
 */
export function blockChecks(options: BlockChecksOptions): readonly BlockCheck[] {
  const { definitions, checked = definitions, views, messages, stories } = options;
  return checked.flatMap((definition) => {
    const check = (promise: string, problems: () => readonly string[]): BlockCheck => ({
      name: `${definition.key} ${promise}`,
      problems,
    });
    return [
      check('has a View', () => (Object.hasOwn(views, definition.key) ? [] : ['no View'])),
      check('has a picture', () => pictureProblems(definition)),
      check('has a story', () => storyProblems(definition, stories)),
      check('has valid defaults', () => defaultProblems(definition)),
      check('has names in every language', () => nameProblems(definition, messages)),
      check('inserts what its own rules allow', () => templateProblems(definition, definitions)),
      check('keeps its shared CSS to itself', () => sharedCssProblems(definition, definitions)),
      check('draws one root element', () => rootProblems(definition, options)),
      check('draws valid HTML whatever is chosen', () => markupProblems(definition, options)),
      check('keeps hostile values harmless', () => hostileProblems(definition, options)),
    ];
  });
}

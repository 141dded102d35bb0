import { sizes } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { blockInPlace } from './drawBlock.ts';
import { overflowProblems } from './overflowProblems.ts';
import type { RenderBlocksOptions } from './renderBlocks.tsx';
import { filledProps } from './sampleProps.ts';
import { stageBlocks, stageWidthsPx } from './stageBlocks.ts';
import type { StoredProps } from './templateProps.ts';

/** Options of {@link browserChecks}. @public */
export interface BrowserChecksOptions extends RenderBlocksOptions {
  /** The blocks to check. Default: all definitions. The others are definitions that these can contain. */
  readonly checked?: readonly BlockDefinition[];
}

/** A rule that every block has to meet in a browser; `problems` is empty if it does. @public */
export interface BrowserCheck {
  readonly name: string;
  problems(): Promise<readonly string[]>;
}

/**
 * Returns the checks of a set of blocks that need a browser, one row each:
 *
 * `it.each(browserChecks(options))('$name', async (check) => expect(await check.problems()).toEqual([]))`
 *
 * @public
 */
export function browserChecks(options: BrowserChecksOptions): readonly BrowserCheck[] {
  const { definitions, checked = definitions } = options;
  return checked.flatMap((definition) => [
    {
      name: `${definition.key} is accessible, new and filled in`,
      problems: () => accessProblems(definition, options),
    },
    {
      name: `${definition.key} fits every size in both directions`,
      problems: () => Promise.resolve(fitProblems(definition, options)),
    },
  ]);
}

async function accessProblems(definition: BlockDefinition, options: RenderBlocksOptions) {
  const problems: string[] = [];
  for (const props of [{}, filledProps(definition)]) {
    const { page, remove } = show(definition, props, { ...options, widthPx: stageWidthsPx.desktop });
    problems.push(...(await accessibilityProblems(page)));
    remove();
  }
  return problems;
}

function fitProblems(definition: BlockDefinition, options: RenderBlocksOptions): string[] {
  const stages = sizes.flatMap((size) => (['ltr', 'rtl'] as const).map((direction) => ({ size, direction })));
  return stages.flatMap(({ size, direction }) =>
    [{}, filledProps(definition)].flatMap((props) => {
      const { page, remove } = show(definition, props, {
        ...options,
        widthPx: stageWidthsPx[size],
        direction,
      });
      const problems = overflowProblems(page).map((problem) => `${size}, ${direction}: ${problem}`);
      remove();
      return problems;
    }),
  );
}

function show(definition: BlockDefinition, props: StoredProps, options: Parameters<typeof stageBlocks>[1]) {
  return stageBlocks([blockInPlace(definition, props, options.definitions)], options);
}

import type { BlockDefinition } from '../defineBlock.ts';
import { blockInPlace, drawAlone } from './drawBlock.ts';
import { htmlElements } from './htmlStructure.ts';
import { htmlProblems } from './htmlProblems.ts';
import { renderBlocks, type RenderBlocksOptions } from './renderBlocks.tsx';
import { propVariants } from './sampleProps.ts';

/** Checks that a View renders one element and marks it as its block's root. */
export function rootProblems(definition: BlockDefinition, options: RenderBlocksOptions): string[] {
  const { html } = drawAlone(definition, {}, options);
  const roots = htmlElements(html).filter(({ depth }) => depth === 0);
  const [root] = roots;
  const isMarked =
    root?.attributes.get('data-block') === '1' && root.attributes.get('data-key') === definition.key;
  return [
    ...(roots.length === 1 ? [] : [`${roots.length} root elements`]),
    ...(isMarked ? [] : ['the root element does not carry the root attributes']),
    ...(root && /^(?:img|input|br)$/.test(root.name)
      ? [`<${root.name}> cannot be dragged or hold a handle`]
      : []),
  ];
}

/** Lists the HTML problems of a block when new, filled in, with each choice, and in each editing state. */
export function markupProblems(definition: BlockDefinition, options: RenderBlocksOptions): string[] {
  const seen = new Set<string>();
  const states = [undefined, ...definition.previewStates];
  return states.flatMap((previewState) =>
    propVariants(definition).flatMap((props) => {
      try {
        const shown = { ...options, ...(previewState !== undefined && { previewState }) };
        const { html } = renderBlocks([blockInPlace(definition, props, options.definitions)], shown);
        if (seen.has(html)) return [];
        seen.add(html);
        return htmlProblems(html).map((problem) => `${JSON.stringify(props).slice(0, 120)}: ${problem}`);
      } catch (error) {
        return [`${JSON.stringify(props).slice(0, 120)}: threw ${String(error)}`];
      }
    }),
  );
}

import type { Json, SizeName } from '@vitrina/epack-model';
import { type ReactElement, useCallback } from 'react';

import { baseCss, definitionsCss } from '../css/baseCss.ts';
import type { BlockDefinition, BlockTemplate } from '../defineBlock.ts';
import type { PropKind } from '../propKind.ts';
import { templateDraft } from '../rules/createBlockRules.ts';
import { renderBlocks, type RenderBlocksOptions } from './renderBlocks.tsx';
import { stageWidthsPx } from './stageBlocks.ts';
import { findBlock, withBlockProps } from './templateProps.ts';

/** Stored values by prop name, as a story's arguments. @public */
export type StoryArgs = Readonly<Record<string, Json>>;

/** The meta fields of a block's story file; spread them into the story's meta. @public */
export interface BlockStory {
  readonly args: StoryArgs;
  readonly argTypes: Readonly<Record<string, StoryArgType>>;
  readonly render: (args: StoryArgs, context: { readonly globals: StoryGlobals }) => ReactElement;
  /** Names the block of the story. */
  readonly parameters: { readonly block: string };
}

/** One row of a story's controls. @public */
export interface StoryArgType {
  readonly control: 'text' | 'number' | 'boolean' | 'color' | 'select' | 'object';
  readonly options?: readonly (string | number)[];
  readonly table: { readonly category: string };
}

/** The globals that Storybook's toolbar sets for every story. @public */
export interface StoryGlobals {
  readonly direction?: 'ltr' | 'rtl';
  /** The size whose rules apply; any other value uses the available width. */
  readonly size?: SizeName;
  readonly locale?: string;
}

/**
 * Derives the story of a block from its definition: controls from the prop kinds, rendered in a shadow root
 * as on pages.
 *
 * @param template - replaces what the palette inserts; the arguments apply to its first block of this kind
 * @public
 */
export function blockStory(
  definition: BlockDefinition,
  options: RenderBlocksOptions,
  template: BlockTemplate = definition.create(),
): BlockStory {
  const kinds = Object.entries(definition.ownProps);
  return {
    args: { ...findBlock(template, definition.key)?.props },
    parameters: { block: definition.key },
    argTypes: Object.fromEntries(kinds.map(([name, kind]) => [name, argType(kind)])),
    render: (args, { globals }) => (
      <BlockStage
        template={withBlockProps(template, definition.key, args)}
        options={options}
        globals={globals}
      />
    ),
  };
}

interface BlockStageProps {
  readonly template: BlockTemplate;
  readonly options: RenderBlocksOptions;
  readonly globals: StoryGlobals;
}

function BlockStage({ template, options, globals }: BlockStageProps): ReactElement {
  const { direction = 'ltr', size, locale = options.locale ?? 'en' } = globals;
  const draft = templateDraft(template, (key) => options.definitions.find((known) => known.key === key));
  const { html, css } = renderBlocks([draft], { ...options, locale });
  const style = baseCss + definitionsCss(options.definitions) + css;
  const page = `<div class="page" lang="${locale}" dir="${direction}">${html}</div>`;
  const fill = useCallback(
    (host: HTMLElement | null) => {
      const root = host && (host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
      if (root) root.innerHTML = `<style>${style}</style>${page}`;
    },
    [page, style],
  );
  const width = size && Object.hasOwn(stageWidthsPx, size) ? stageWidthsPx[size] : undefined;
  return <div ref={fill} style={{ width }} />;
}

function argType({ control, section }: PropKind<unknown>): StoryArgType {
  const table = { category: section };
  switch (control.name) {
    case 'choice':
      return { control: 'select', options: control.choices, table };
    case 'number':
      return { control: 'number', table };
    case 'boolean':
      return { control: 'boolean', table };
    case 'color':
      return { control: 'color', table };
    case 'group':
    case 'list':
    case 'box':
    case 'attributes':
    case 'elementReference':
    case 'dataBinding':
      return { control: 'object', table };
    default:
      return { control: 'text', table };
  }
}

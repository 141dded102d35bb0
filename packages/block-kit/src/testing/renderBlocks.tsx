import {
  type Component,
  type ComponentDraft,
  type DataSource,
  instantiateDraft,
  rootId,
} from '@vitrina/epack-model';
import { renderToStaticMarkup } from 'react-dom/server';

import { componentRules, rulesCss } from '../css/blockCss.ts';
import type { BlockDefinition } from '../defineBlock.ts';
import { BlockTree } from '../react/BlockTree.tsx';
import type { Views } from '../react/view.ts';

/** HTML and CSS of rendered blocks. @public */
export interface RenderedBlocks {
  readonly html: string;
  readonly css: string;
}

/** Options of {@link renderBlocks}. @public */
export interface RenderBlocksOptions {
  readonly definitions: readonly BlockDefinition[];
  readonly views: Views;
  readonly locale?: string;
  readonly previewState?: string;
  readonly dataSources?: readonly DataSource[];
}

/** Renders drafts as on a page, with ids from 1. Does not check nesting rules. @public */
export function renderBlocks(
  drafts: readonly ComponentDraft[],
  options: RenderBlocksOptions,
): RenderedBlocks {
  const components: Component[] = [];
  for (const draft of drafts) {
    components.push(...instantiateDraft(draft, components.length + 1, rootId));
  }
  const byId = new Map(components.map((component) => [component.id, component]));
  const childIds = (parentId: number) =>
    components.filter((component) => component.parentId === parentId).map(({ id }) => id);
  const find = (key: string) => options.definitions.find((definition) => definition.key === key);
  const { previewState } = options;
  const html = renderToStaticMarkup(
    <BlockTree
      source={{
        useNode: (id) => {
          const component = byId.get(id);
          return component && { component, childIds: childIds(id), previewState };
        },
        useChildIds: childIds,
      }}
      find={find}
      views={options.views}
      rootId={rootId}
      locale={options.locale ?? 'en'}
      {...(options.dataSources && { dataSources: options.dataSources })}
    />,
  );
  const rules = components.flatMap((component) => {
    const definition = find(component.componentKey);
    return definition ? componentRules(component, definition) : [];
  });
  return { html, css: rulesCss(rules) };
}

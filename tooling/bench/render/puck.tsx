import { Render, type Config, type Data } from '@puckeditor/core';
import { getChildIds, getComponent, rootId, type Page } from '@vitrina/epack-model';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Slot = ComponentType;
type Props = Readonly<Record<string, unknown>>;

const frame = (tag: string) => ({
  fields: { content: { type: 'slot' as const } },
  render: ({ content: Content }: { content: Slot }): ReactNode =>
    createElement(tag, {}, createElement(Content)),
});

/** The page's blocks as a Puck user would write them: the same elements, styled inline. */
const config = {
  components: {
    Feature: frame('section'),
    Row: frame('div'),
    Column: frame('div'),
    Image: {
      render: ({ src, alt }: { src: string; alt: string }) =>
        createElement('figure', {}, createElement('img', { src, alt, loading: 'lazy', decoding: 'async' })),
    },
    Text: {
      render: ({ text, color }: { text: string; color?: string }) =>
        createElement('p', { style: { color }, dangerouslySetInnerHTML: { __html: text } }),
    },
  },
} as unknown as Config;

function toContent(page: Page, parentId: number): Data['content'] {
  return getChildIds(page, parentId).flatMap((id) => {
    const component = getComponent(page, id);
    if (!component) return [];
    const props = Object.entries(component.props).map(([name, { value }]) => [name, value.desktop]);
    const own = Object.fromEntries(props) as Props;
    return [
      { type: component.componentKey, props: { ...own, id: String(id), content: toContent(page, id) } },
    ];
  });
}

/** Returns the page in Puck's format. */
export function toPuckData(page: Page): Data {
  return { root: { props: {} }, content: toContent(page, rootId) };
}

/** Puck's output: HTML of the page, from its own `<Render>`. */
export function renderPuck(data: Data): string {
  return renderToStaticMarkup(createElement(Render, { config, data }));
}

import { type BlockDefinition, type Json, type PropShape, templateDraft } from '@vitrina/block-kit';
import { renderBlocks } from '@vitrina/block-kit/testing';
import { describe, expect, it } from 'vitest';

import { standardCatalogue } from './standardCatalogue.ts';
import { standardViews } from './views.ts';

const { definitions, find } = standardCatalogue;
const families = definitions.filter(({ family }) => family !== 'generic');

function draw(definition: BlockDefinition, props: Readonly<Record<string, Json>>): string {
  const template = definition.create();
  const draft = templateDraft({ ...template, props: { ...template.props, ...props } }, find);
  return renderBlocks([draft], { definitions, views: standardViews }).html;
}

interface NestedFields {
  readonly name: string;
  readonly fields: PropShape;
  readonly isList: boolean;
}

/** The fields of groups and of lists of groups, by prop. */
function nestedFields(definition: BlockDefinition): NestedFields[] {
  return Object.entries(definition.ownProps).flatMap(([name, { control }]): NestedFields[] => {
    if (control.name === 'group') return [{ name, fields: control.fields, isList: false }];
    const item = control.name === 'list' ? control.item.control : undefined;
    return item?.name === 'group' ? [{ name, fields: item.fields, isList: true }] : [];
  });
}

function filled(definition: BlockDefinition, valueOf: (field: string) => Json): Record<string, Json> {
  const entries = nestedFields(definition).map(({ name, fields, isList }) => {
    const item = Object.fromEntries(Object.keys(fields).map((field) => [field, valueOf(field)]));
    const count = (definition.ownProps[name]?.defaultValue as readonly Json[] | undefined)?.length ?? 0;
    return [name, isList ? Array.from({ length: count }, () => item) : item] as const;
  });
  return Object.fromEntries(entries);
}

function picturesOf(definition: BlockDefinition): Record<string, Json> {
  const own = Object.entries(definition.ownProps).flatMap(([name, { control }]): [string, Json][] => {
    if (name === 'altText') return [[name, 'A grill']];
    return control.name === 'asset' && (name === 'image' || name === 'src') ? [[name, '/files/a.webp']] : [];
  });
  const values: Record<string, Json> = { image: '/files/a.webp', altText: 'A grill' };
  const nested = filled(definition, (field) => values[field] ?? '');
  return { ...Object.fromEntries(own), ...nested, theme: 'image' };
}

const tags = (html: string) => html.match(/<[a-z][^>]*>/gi) ?? [];

describe.each(families.map((definition) => [definition.key, definition] as const))('%s', (_, definition) => {
  it('says what its pictures show, and loads them when they come near', () => {
    const images = tags(draw(definition, picturesOf(definition))).filter((tag) => tag.startsWith('<img'));
    for (const image of images) {
      expect(image).toContain('alt="A grill"');
      expect(image).toContain('loading="lazy"');
    }
  });
});

it('has pictures in the families to say something of', () => {
  const drawn = families.flatMap((definition) => tags(draw(definition, picturesOf(definition))));
  expect(drawn.filter((tag) => tag.startsWith('<img')).length).toBeGreaterThan(40);
});

it('lets generic columns stand in the columns of every family, and still in rows only otherwise', () => {
  const column = standardCatalogue.rules.find('Column');
  const parents = [...definitions.map(({ key }) => key), undefined].filter((key) => column?.canBeInside(key));
  expect(parents.filter((key) => key?.includes('Col'))).toHaveLength(9);
  expect(parents).toContain('Row');
  expect(column?.canBeInside('Feature')).toBe(false);
});

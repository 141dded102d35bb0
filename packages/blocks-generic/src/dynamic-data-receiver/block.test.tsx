import { templateDraft } from '@vitrina/block-kit';
import { renderBlocks } from '@vitrina/block-kit/testing';
import { expect, it } from 'vitest';

import { genericBlocks } from '../index.ts';
import { draw, generic } from '../testing/generic.ts';

const find = (key: string) => genericBlocks.find((definition) => definition.key === key);

function drawPicture(picture: string) {
  const template = {
    key: 'DynamicDataProvider',
    props: { dataSource: 's' },
    children: [{ key: 'DynamicDataReceiver', props: { field: 'picture', show: 'image', fallback: 'Grill' } }],
  };
  const dataSources = [{ id: 's', items: [{ id: 1, data: { picture } }] }];
  return renderBlocks([templateDraft(template, find)], { ...generic, dataSources }).html;
}

it('shows its fallback outside of any data', () => {
  expect(draw({ key: 'DynamicDataReceiver', props: { field: 'name', fallback: 'No name' } }).html).toMatch(
    />No name<\/div>$/,
  );
});

it('shows a picture, where it is one that may be loaded', () => {
  expect(drawPicture('/files/grill.webp')).toContain('src="/files/grill.webp" alt="Grill"');
  expect(drawPicture('javascript:alert(1)')).not.toContain('<img');
  expect(drawPicture('data:image/svg+xml,x')).not.toContain('<img');
});

it('names its field where the record says nothing, and only there', () => {
  const html = (name: string) =>
    renderBlocks(
      [
        templateDraft(
          {
            key: 'DynamicDataProvider',
            props: { dataSource: 's' },
            children: [{ key: 'DynamicDataReceiver', props: { field: 'name' } }],
          },
          find,
        ),
      ],
      { ...generic, dataSources: [{ id: 's', items: [{ id: 1, data: { name } }] }] },
    ).html;
  expect(html('')).toMatch(/ data-field="name"><\/div>/);
  expect(html('Grill')).not.toContain('data-field');
});

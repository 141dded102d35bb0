import { templateDraft } from '@vitrina/block-kit';
import { renderBlocks } from '@vitrina/block-kit/testing';
import { expect, it } from 'vitest';

import { genericBlocks } from '../index.ts';
import { generic } from '../testing/generic.ts';

const dataSources = [
  {
    id: 3,
    items: [
      { id: 1, data: { name: 'Grill' } },
      { id: 2, data: { name: '<b>Kettle</b>' } },
    ],
  },
];

const find = (key: string) => genericBlocks.find((definition) => definition.key === key);
const receiver = (fields: Record<string, unknown> = {}) => ({
  ...templateDraft({ key: 'DynamicDataReceiver', props: { field: 'name', fallback: 'none' } }, find),
  fields,
});

function drawInProvider(dataSource: string, ...children: ReturnType<typeof receiver>[]) {
  const provider = templateDraft({ key: 'DynamicDataProvider', props: { dataSource } }, find);
  return renderBlocks([{ ...provider, children }], { ...generic, dataSources }).html;
}

it('gives each member of a series its own item', () => {
  const html = drawInProvider(
    '3',
    receiver({ dynamicIndex: 0 }),
    receiver({ dynamicIndex: 1 }),
    receiver({ dynamicIndex: 2 }),
  );
  expect(html).toContain('>Grill</div>');
  expect(html).toContain('>&lt;b&gt;Kettle&lt;/b&gt;</div>');
  expect(html).toContain('>none</div>');
});

it('gives what is no member the first item', () => {
  expect(drawInProvider('3', receiver())).toContain('>Grill</div>');
});

it.each(['', '4', '__proto__'])('gives nothing from the source %j', (dataSource) => {
  expect(drawInProvider(dataSource, receiver())).toContain('>none</div>');
});

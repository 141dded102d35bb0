import { expect, it } from 'vitest';

import { defineBlock } from '../defineBlock.ts';
import { choice } from '../prop-kinds/choice.ts';
import { number } from '../prop-kinds/number.ts';
import { text } from '../prop-kinds/text.ts';
import type { ViewProps } from '../react/view.ts';
import { blockChecks } from './blockChecks.ts';

const careless = defineBlock({
  key: 'Careless',
  family: 'test',
  props: {
    markup: text(),
    address: text(),
    level: choice(['calm', 'boom'], { default: 'calm' }),
    count: number({ default: -1, min: 0 }),
  },
  nesting: { allowedChildren: 'none' },
  create: () => ({ key: 'Careless', children: [{ key: 'Careless' }] }),
  previewStates: ['open'],
  thumbnail: 'picture',
});

function CarelessView({ root, props }: ViewProps<typeof careless>) {
  if (props.level === 'boom') throw new Error('boom');
  return (
    <>
      <div {...root}>
        <a href={props.address}>link</a>
        <span dangerouslySetInnerHTML={{ __html: props.markup }} />
      </div>
      <p>second root</p>
    </>
  );
}

const checks = blockChecks({
  definitions: [careless],
  views: { Careless: CarelessView },
  messages: { en: { 'block.Careless.name': 'Careless' }, ru: {} },
});
const problemsOf = (promise: string) =>
  checks
    .find(({ name }) => name === `Careless ${promise}`)
    ?.problems()
    .join('\n') ?? 'no such check';

it.each([
  ['has a picture', 'not a plain <svg>'],
  ['has valid defaults', 'count: tooSmall'],
  ['has names in every language', 'ru: block.Careless.name'],
  ['has names in every language', 'en: block.Careless.choice.level.boom'],
  ['has names in every language', 'en: block.Careless.state.open'],
  ['inserts what its own rules allow', 'Careless in Careless'],
  ['draws one root element', '2 root elements'],
  ['draws every choice and state', 'threw Error: boom'],
  ['keeps hostile values harmless', '<script>'],
  ['keeps hostile values harmless', 'onerror'],
  ['keeps hostile values harmless', 'href="javascript:'],
])('finds a block that breaks its promise: it %s', (promise, problem) => {
  expect(problemsOf(promise)).toContain(problem);
});

it('finds a block without View', () => {
  const [check] = blockChecks({ definitions: [careless], views: {}, messages: {} });
  expect(check?.problems()).toEqual(['no View']);
});

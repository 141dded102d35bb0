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
    markup: text({ maxLength: 2 ** 21 }),
    address: text(),
    level: choice(['calm', 'boom'], { default: 'calm' }),
    count: number({ default: -1, min: 0 }),
  },
  nesting: { allowedChildren: 'none' },
  css: 'h2{color:red}@font-face{font-family:own}',
  create: () => ({ key: 'Careless', children: [{ key: 'Careless' }] }),
  previewStates: ['open'],
  thumbnail: 'picture',
});

function CarelessView({ root, props }: ViewProps<typeof careless>) {
  if (props.markup.length > 1000) throw new Error('1 MB');
  if (props.level === 'boom') throw new Error('boom');
  return (
    <>
      <div {...root}>
        <a href={props.address}>link</a>
        <span dangerouslySetInnerHTML={{ __html: props.markup }} />
      </div>
      <button type="button" style={{ display: props.markup.includes('display') ? 'none' : undefined }}>
        <a href="/files/a">link</a>
      </button>
    </>
  );
}

const checks = blockChecks({
  definitions: [careless],
  views: { Careless: CarelessView },
  stories: [],
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
  ['has a story', 'no story'],
  ['keeps its shared CSS to itself', 'h2'],
  ['keeps its shared CSS to itself', '@font-face'],
  ['draws valid HTML whatever is chosen', 'threw Error: boom'],
  ['draws valid HTML whatever is chosen', 'element-permitted-content'],
  ['keeps hostile values harmless', '<script>'],
  ['keeps hostile values harmless', '<img onerror>'],
  ['keeps hostile values harmless', '<a href=javascript:>'],
  ['keeps hostile values harmless', 'threw Error: 1 MB'],
  ['keeps hostile values harmless', 'display'],
])('finds a block that breaks its promise: it %s', (promise, problem) => {
  expect(problemsOf(promise)).toContain(problem);
});

it('finds a block without View', () => {
  const [check] = blockChecks({ definitions: [careless], views: {}, stories: [], messages: {} });
  expect(check?.problems()).toEqual(['no View']);
});

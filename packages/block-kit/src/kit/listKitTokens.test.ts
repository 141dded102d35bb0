import { expect, it } from 'vitest';

import { defineBlock } from '../defineBlock.ts';
import { color } from '../prop-kinds/color.ts';
import { group } from '../prop-kinds/group.ts';
import { list } from '../prop-kinds/list.ts';
import { number } from '../prop-kinds/number.ts';

it('a block knows which of its props can be tokens of the kit, wherever they are', () => {
  const { kitTokens } = defineBlock({
    key: 'Rating',
    family: 'test',
    nesting: { allowedChildren: 'none' },
    thumbnail: '',
    props: { stars: number(), starColor: color(), marks: list(group({ ring: color(), size: number() })) },
  });
  expect(kitTokens).toEqual({
    padding: 'length',
    'border.color': 'color',
    'backgroundOptions.color': 'color',
    starColor: 'color',
    'marks.ring': 'color',
  });
});

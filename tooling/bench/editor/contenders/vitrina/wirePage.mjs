// The bench's page in the format of our API. Ids of the page model become custom names, and those of leaves
// also attributes.
import { block, toWirePage } from '@vitrina/demo/wirePage';

import { makePage } from '../../page-model.js';

export const imagePath = '/bench/picture.svg';

function leaf({ id, kind, text }) {
  const attributes = { 'data-bench-block': id };
  return kind === 'Text'
    ? named(id, block('Text', { text, attributes }))
    : named(id, block('Image', { src: imagePath, alt: 'A rectangle', height: '60px', attributes }));
}

const named = (id, made) => ({ ...made, id });

export function makeWirePage(count) {
  const names = [];
  const collect = (blocks) =>
    blocks.forEach(({ id, children }) => {
      names.push(id);
      collect(children);
    });
  const page = makePage(count).map(({ id, columns }) =>
    block(
      'Feature',
      {},
      named(
        id,
        block(
          'Row',
          {},
          ...columns.map((column) => named(column.id, block('Column', {}, ...column.items.map(leaf)))),
        ),
      ),
    ),
  );
  collect(page);
  return toWirePage(page).map((component, index) =>
    names[index] === undefined ? component : { ...component, customName: names[index] },
  );
}

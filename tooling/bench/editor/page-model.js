// The page every editor contender shows: N leaf blocks (text and image alternating), four to a row, two to a column.
// Rows and columns come on top of N: a page of N = 1000 has 1000 leaves, 250 rows and 500 columns.

export const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="120"%3E%3Crect width="320" height="120" fill="%2316c7dc"/%3E%3C/svg%3E';

export function makePage(count) {
  const rows = [];
  for (let i = 0; i < count; i++) {
    if (i % 4 === 0) rows.push({ id: `row-${rows.length}`, columns: [] });
    const { id, columns } = rows[rows.length - 1];
    if (i % 2 === 0) columns.push({ id: `${id}-column-${columns.length}`, items: [] });
    const item = i % 2 === 0 ? { kind: 'Text', text: textFor(i) } : { kind: 'Image', src: image };
    columns[columns.length - 1].items.push({ id: `block-${i}`, ...item });
  }
  return rows;
}

const textFor = (i) =>
  `Block ${i}: rich product content that a shopper reads before adding the item to the basket.`;

export const blockCount = () => Number(new URLSearchParams(location.search).get('n') ?? 50);

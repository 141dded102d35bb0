import { expect, it } from 'vitest';

import { groupByLicense } from './groupByLicense.ts';

it('lists retailers under their licenses, licenses without any too', () => {
  const [first, second, third] = [1, 2, 3].map((id) => ({ id, name: `License ${id}` }));
  const retailers = [
    { id: 1, name: 'Ozon', license: { id: 1, name: 'License 1' } },
    { id: 2, name: 'DNS', license: { id: 3, name: 'License 3' } },
    { id: 3, name: 'Lamoda', license: { id: 1, name: 'License 1' } },
  ];
  const grouped = groupByLicense({
    licenses: [first, second].filter((license) => license !== undefined),
    retailers,
  });
  expect(grouped.map(({ license, retailers }) => [license.id, retailers.map(({ id }) => id)])).toEqual([
    [first?.id, [1, 3]],
    [second?.id, []],
    [third?.id, [2]],
  ]);
});

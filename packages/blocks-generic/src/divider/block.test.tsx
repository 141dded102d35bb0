import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('is a thin line, until it is set otherwise', () => {
  const thin = draw({ key: 'Divider' });
  expect(thin.html).toContain('<hr ');
  expect(thin.css).toContain('border-top:1px solid #d0d4d9');
  const { css } = draw({
    key: 'Divider',
    props: { thickness: '4px', line: 'dotted', color: 'var(--kit-accent)' },
  });
  expect(css).toContain('border-top:4px dotted var(--kit-accent)');
});

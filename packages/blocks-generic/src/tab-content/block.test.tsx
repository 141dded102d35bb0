import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('says which tab shows it, and starts closed', () => {
  const { html } = draw({ key: 'TabContent', props: { tabGroup: 2, tabId: 5 } });
  expect(html).toContain('data-tab-content="" data-tab-group="2" data-tab="5"></div>');
});

it('can be the one that is open by default', () => {
  expect(draw({ key: 'TabContent', props: { openByDefault: true } }).html).toContain('data-open=""');
});

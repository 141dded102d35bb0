import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('holds its code as text, and says where it may run', () => {
  const { html } = draw({ key: 'Script', props: { code: '<script>alert("1")</script>', title: 'Widget' } });
  expect(html).toBe(
    '<div data-block="1" data-key="Script" class="Script b1"><vitrina-script class="Script-script b1-script"' +
      ' data-code="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;" data-frame="/stream/v1/frame.html"' +
      ' data-label="Widget"></vitrina-script></div>',
  );
});

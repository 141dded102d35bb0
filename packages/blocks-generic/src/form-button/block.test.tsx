import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('sends or empties the form', () => {
  expect(draw({ key: 'FormButton' }).html).toContain(
    '<button type="submit" class="FormButton-button b1-button">Send</button>',
  );
  expect(draw({ key: 'FormButton', props: { type: 'reset', text: 'Clear' } }).html).toContain('type="reset"');
  expect(draw({ key: 'FormButton' }).css).toBe('.b1-button{color:#ffffff;background-color:#001a34}');
});

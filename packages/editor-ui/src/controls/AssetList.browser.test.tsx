import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { ControlStory } from './testing/ControlStory.tsx';

test('of a list of pictures what each takes is said once', async () => {
  const frames = ['a', 'b', 'c'].map((name) => ({ src: `https://cdn.example/${name}.webp` }));
  await render(<ControlStory block="Viewer360" prop="frames" value={frames} />);
  await expect.poll(() => page.getByPlaceholder('https://').elements().length).toBe(3);
  expect(page.getByText(/Drop an image here/).elements()).toHaveLength(1);
});

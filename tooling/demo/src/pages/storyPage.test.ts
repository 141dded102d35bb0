import { brandPresets, type WireComponent } from '@vitrina/epack-model';
import { expect, test } from 'vitest';

import { demoProducts } from '../products.ts';
import { storyPage } from './storyPage.ts';

/** The minimum contrast of large text and of other text (WCAG 1.4.3). */
const enough = { heading: 3, body: 4.5 };

const tefal = brandPresets.tefal;

test('every text stands out from its ground, in the page’s own colors and in those of a brand’s template', () => {
  const stories = demoProducts.flatMap((product) =>
    product.story ? [storyPage({ ...product, story: product.story }, 'en', (name) => name)] : [],
  );
  expect(stories.length).toBeGreaterThan(0);
  const faint = stories.flatMap((components) =>
    components
      .filter(({ componentKey }) => componentKey === 'Text')
      .flatMap((component) => {
        const kind = String(valueOf(component, 'element')).startsWith('h') ? 'heading' : 'body';
        const ground = findGround(component, components);
        return [valueOf(component, 'color'), tefal?.[kind].color]
          .filter((color) => contrast(String(color), ground) < enough[kind])
          .map((color) => `${String(color)} on ${ground}`);
      }),
  );
  expect(faint).toEqual([]);
});

function valueOf({ props }: WireComponent, name: string): unknown {
  return props[name]?.value.desktop;
}

/** Returns the background color of a component. */
function findGround(component: WireComponent, components: readonly WireComponent[]): string {
  const background = valueOf(component, 'backgroundOptions');
  if (isColored(background)) return background.color;
  const parent = components.find(({ id }) => id === component.parentId);
  return parent ? findGround(parent, components) : '#ffffff';
}

function isColored(value: unknown): value is { readonly color: string } {
  return typeof value === 'object' && value !== null && 'color' in value;
}

/** Returns the contrast ratio of two colors, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

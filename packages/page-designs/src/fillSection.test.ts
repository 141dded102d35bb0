import { standardCatalogue as catalogue } from '@vitrina/block-catalogue';
import { createPage, walkPage } from '@vitrina/epack-model';
import { expect, test } from 'vitest';

import { createContentDraft, type SectionContent, type SectionKey } from './index.ts';

function propsOf(key: SectionKey, content: SectionContent) {
  const page = createPage([createContentDraft(key, 'surface', content, { catalogue })]);
  return [...walkPage(page)];
}

const image = { src: { src: '/files/a.avif', widthPx: 1600, heightPx: 900 }, alt: 'A kettle' };

test('content takes the places of all samples, in the order of a reader', () => {
  const filled = propsOf('benefitProof', { texts: ['Claim', 'Proof', 'Source'], media: [image] });
  const texts = filled.flatMap(({ props: { text } }) => (text ? [text.value.desktop] : []));
  expect(texts).toEqual(['Claim', 'Proof', 'Source']);
  expect(filled.find(({ componentKey }) => componentKey === 'Image')?.props['alt']?.value).toEqual({
    desktop: 'A kettle',
  });
});

test('an empty text leaves its block out', () => {
  const filled = propsOf('heroCover', { texts: ['Kettle', 'It boils', ''], media: [image] });
  expect(filled.map(({ componentKey }) => componentKey)).toEqual(['Feature', 'Text', 'Text']);
});

test('a number of a list is part of the design, and items have texts of their own', () => {
  const steps = ['How', 'One', 'First', 'Two', 'Second', 'Three', 'Third', 'Four', 'Fourth'];
  const filled = propsOf('explainSteps', { texts: steps, media: [image, image, image, image] });
  expect(JSON.stringify(filled)).toContain('"desktop":"4"');
  const items = propsOf('trustAwards', { texts: ['A', 'a', 'B', 'b', 'C', 'c'], media: [] });
  expect(JSON.stringify(items)).toContain('"title":"C","text":"c"');
});

test.each([
  [['Claim'], [image], 'more texts'],
  [['Claim', 'Proof', 'Source', 'Left'], [image], 'no place for ["Left"]'],
  [['Claim', 'Proof', 'Source'], [], 'more media'],
])('content that does not fit is refused', (texts, media, message) => {
  expect(() => propsOf('benefitProof', { texts, media })).toThrow(message);
});

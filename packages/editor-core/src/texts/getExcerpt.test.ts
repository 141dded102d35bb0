import { standardCatalogue } from '@vitrina/block-catalogue';
import { getComponent } from '@vitrina/epack-model';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { findExcerpt } from '../linked-copies/findExcerpt.ts';
import { getExcerpt } from './getExcerpt.ts';

const long = 'A grill that knows by itself how thick the steak is and when it is done';

/** 1 feature: 2 link: 3 image; 4 text. */
const content = page(
  feature(block('Link', {}, block('Image', { alt: 'A grill with its lid open' })), text(`<p>${long}</p>`)),
);

function excerptOf(id: number): string {
  const component = getComponent(content, id);
  return component ? getExcerpt(component, standardCatalogue) : 'not there';
}

test('a block is told from its likes by its first words, whichever property has them', () => {
  expect(excerptOf(3)).toBe('A grill with its lid open');
  expect(excerptOf(4)).toBe('A grill that knows by itself how thick the steak is and when…');
});

test('a block without words of its own has those of the first in it, where these are asked for', () => {
  expect(excerptOf(2)).toBe('');
  expect(findExcerpt(content, 2, standardCatalogue)).toBe('A grill with its lid open');
});

import { standardCatalogue } from '@vitrina/block-catalogue';
import { feature, page, text } from '@vitrina/epack-model/testing';
import { expect, it } from 'vitest';

import { listPageFonts } from './listPageFonts.ts';

it('lists each font of a page once', () => {
  const content = page(
    feature(
      text('One', { fontFamily: 'Vitrina Onest' }),
      text('Two', { fontFamily: 'Vitrina Onest' }),
      text('Three', { fontFamily: 'Arial' }),
      text('Four'),
    ),
  );
  expect(listPageFonts(content, standardCatalogue)).toEqual(['Vitrina Onest', 'Arial']);
});

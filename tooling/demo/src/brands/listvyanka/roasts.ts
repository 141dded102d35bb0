import type { DemoDataSource } from '../brand.ts';

/** The roasts of Listvyanka: of each column in two languages, the pages show the one they are in. */
export const roasts: DemoDataSource = {
  name: 'Листвянка: обжарки',
  columns: ['day_ru', 'day_en', 'batch_ru', 'batch_en', 'taste_ru', 'taste_en'],
  rows: [
    ['1 декабря', 'December 1', '48 кг', '48 kg', 'орех, слива, какао', 'hazelnut, plum, cocoa'],
    ['8 декабря', 'December 8', '36 кг', '36 kg', 'орех, инжир', 'hazelnut, fig'],
    ['15 декабря', 'December 15', '48 кг', '48 kg', 'слива, карамель', 'plum, caramel'],
    ['22 декабря', 'December 22', '24 кг', '24 kg', 'какао, апельсин', 'cocoa, orange'],
  ],
};

import type { DemoDataSource } from '../brand.ts';

/** The roasts of Listvyanka: of each column in two languages, the pages show the one they are in. */
export const roasts: DemoDataSource = {
  name: 'Листвянка: обжарки',
  columns: ['number_ru', 'number_en', 'batch_ru', 'batch_en', 'taste_ru', 'taste_en'],
  rows: [
    ['№ 148', 'No. 148', '48 кг', '48 kg', 'орех, слива, какао', 'hazelnut, plum, cocoa'],
    ['№ 149', 'No. 149', '36 кг', '36 kg', 'орех, инжир', 'hazelnut, fig'],
    ['№ 150', 'No. 150', '48 кг', '48 kg', 'слива, карамель', 'plum, caramel'],
    ['№ 151', 'No. 151', '24 кг', '24 kg', 'какао, апельсин', 'cocoa, orange'],
  ],
};

import { type BrandProduct, gtinOf, image } from '../brand.ts';

export const shelf: BrandProduct = {
  gtin: gtinOf('listvyanka', 7),
  mpn: 'LV-SHELF',
  name: ['Полка Листвянки', 'The Listvyanka shelf'],
  isShopInShop: true,
  priceRoubles: 0,
  description: ['Чай и кофе по сезонам.', 'Tea and coffee by the season.'],
  specifications: [],
  photo: 'listvyanka/tea-hero',
  page: [
    {
      section: 'heroCover',
      ground: 'contrast',
      texts: [
        ['Чай в апреле, кофе по вторникам', 'Tea in April, coffee on Tuesdays'],
        ['Всё, что мы собираем и обжариваем, на одной полке.', 'Everything we pick and roast, on one shelf.'],
        ['', ''],
      ],
      media: [image('listvyanka/tea-hero')],
    },
    {
      section: 'endSignOff',
      ground: 'contrast',
      texts: [
        ['До следующего апреля.', 'Until next April.'],
        ['Листвянка, чай и кофе', 'Listvyanka, tea and coffee'],
      ],
    },
  ],
};

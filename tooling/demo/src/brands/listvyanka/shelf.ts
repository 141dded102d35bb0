import { type BrandProduct, gtinOf, image } from '../brand.ts';

export const shelf: BrandProduct = {
  gtin: gtinOf('listvyanka', 7),
  mpn: 'LV-SHELF',
  name: ['Полка Листвянки', 'The Listvyanka shelf'],
  isShopInShop: true,
  priceRoubles: 0,
  description: ['Чай и кофе по сезонам.', 'Tea and coffee by the season.'],
  specifications: [],
  photo: 'listvyanka/tea-use',
  page: [
    {
      section: 'heroSplit',
      ground: 'contrast',
      texts: [
        ['Листвянка', 'Listvyanka'],
        ['Чай в апреле, кофе по вторникам', 'Tea in April, coffee on Tuesdays'],
        ['Всё, что мы собираем и обжариваем, на одной полке.', 'Everything we pick and roast, on one shelf.'],
        ['', ''],
      ],
      media: [image('listvyanka/tea-hero', { x: 0.7, y: 0.5 })],
    },
    {
      section: 'benefitStrip',
      ground: 'surface',
      texts: [
        ['С утра до вечера', 'From morning to evening'],
        ['Хребет', 'Ridge'],
        ['Кофе в зёрнах, обжарен во вторник.', 'Coffee beans, roasted on Tuesday.'],
        ['Весенний сбор', 'Spring harvest'],
        ['Чёрный чай с одного сада.', 'Black tea of a single garden.'],
        ['Озеро', 'Lake'],
        ['Чайник, и в нём четыре чашки.', 'A teapot with four cups in it.'],
        ['Майский лист', 'May leaves'],
        ['Зелёный чай в бамбуковой чайнице.', 'Green tea in a bamboo caddy.'],
      ],
      media: [
        image('listvyanka/coffee-cutout'),
        image('listvyanka/tea-cutout'),
        image('listvyanka/teapot-cutout'),
        image('listvyanka/caddy-cutout'),
      ],
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

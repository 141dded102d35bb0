import { type BrandProduct, gtinOf, image } from '../brand.ts';

export const coffee: BrandProduct = {
  gtin: gtinOf('listvyanka', 2),
  mpn: 'LV-C2-250',
  name: ['Кофе в зёрнах «Хребет»', 'Ridge coffee beans'],
  priceRoubles: 1190,
  description: [
    'Обжарен во вторник, отправлен в среду. На пакете стоит день, а не срок.',
    'Roasted on Tuesday, sent on Wednesday. The bag carries the day, not only the date it expires.',
  ],
  specifications: [
    [
      ['Масса', 'Weight'],
      ['250 г', '250 g'],
    ],
    [
      ['Обжарка', 'Roast'],
      ['средняя', 'medium'],
    ],
    [
      ['Высота', 'Altitude'],
      ['1750 м', '1,750 m'],
    ],
    [
      ['Обработка', 'Process'],
      ['мытая', 'washed'],
    ],
  ],
  photo: 'listvyanka/coffee-cutout',
  page: [
    {
      section: 'heroSplit',
      ground: 'contrast',
      texts: [
        ['Кофе в зёрнах', 'Coffee beans'],
        ['Обжарен во вторник', 'Roasted on Tuesday'],
        [
          'Кофе «Хребет»: орех, слива, какао. И день обжарки на каждом пакете.',
          'Ridge coffee: hazelnut, plum, cocoa. And the day of roasting on every bag.',
        ],
        ['', ''],
      ],
      media: [image('listvyanka/coffee-hero', { x: 0.66, y: 0.5 })],
    },
    {
      section: 'benefitFacts',
      ground: 'surface',
      texts: [
        ['1750 м', '1,750 m'],
        ['над морем', 'above the sea'],
        ['12 мин', '12 min'],
        ['в барабане', 'in the drum'],
        ['7–40', '7–40'],
        ['день, когда он лучший', 'the days it tastes best'],
        ['16 г', '16 g'],
        ['на чашку', 'for a cup'],
      ],
    },
    {
      section: 'ownRecords',
      ground: 'surface',
      texts: [
        ['Ближайшие обжарки', 'The next roasts'],
        [
          'По вторникам, понемногу. Список обновляем мы сами, он один для всех магазинов.',
          'On Tuesdays, in small batches. We keep the list, and it is the same in every shop.',
        ],
        ['Обжарка', 'Roast'],
        ['Вес', 'Weight'],
        ['Вкус', 'Taste'],
      ],
    },
    {
      section: 'compareRange',
      ground: 'surface',
      texts: [
        ['Как вы варите?', 'How do you brew?'],
        ['Одно зерно, три привычки.', 'One bean, three habits.'],
        ['Способ', 'Method'],
        ['Воронка', 'Dripper'],
        ['Турка', 'Pot'],
        ['Рожок', 'Espresso'],
        ['Кофе', 'Coffee'],
        ['16 г', '16 g'],
        ['10 г', '10 g'],
        ['18 г', '18 g'],
        ['В чашке', 'In the cup'],
        ['260 мл', '260 ml'],
        ['120 мл', '120 ml'],
        ['36 мл', '36 ml'],
        ['Время', 'Time'],
        ['3 минуты', '3 minutes'],
        ['пока не поднимется', 'until it rises'],
        ['25 секунд', '25 seconds'],
      ],
    },
    {
      section: 'endSignOff',
      ground: 'contrast',
      texts: [
        ['До вторника.', 'See you on Tuesday.'],
        ['Листвянка, чай и кофе', 'Listvyanka, tea and coffee'],
      ],
    },
  ],
};

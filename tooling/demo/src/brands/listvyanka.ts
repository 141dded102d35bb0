import { type BrandProduct, type DemoBrand, gtinOf, image } from './brand.ts';

const licenseId = 3;

const tea: BrandProduct = {
  gtin: gtinOf(licenseId, 1),
  mpn: 'LV-T1-100',
  name: ['Чай чёрный, весенний сбор', 'Black tea, spring harvest'],
  priceRoubles: 890,
  description: [
    'Один сад, одна неделя апреля. Листья завялили в тени и скрутили в тот же вечер.',
    'One garden, one week of April. The leaves withered in the shade and were rolled the same evening.',
  ],
  benefits: [
    [
      'Один сад: номер партии стоит на дне банки.',
      'A single garden: the batch number is on the base of the tin.',
    ],
    ['Три заваривания: третье слаще первого.', 'Three infusions: the third is sweeter than the first.'],
    [
      'Банка закрывается туго: аромат держится два года.',
      'The tin closes tight: the scent keeps for two years.',
    ],
  ],
  specifications: [
    [
      ['Масса', 'Weight'],
      ['100 г', '100 g'],
    ],
    [
      ['Сбор', 'Harvest'],
      ['апрель', 'April'],
    ],
    [
      ['Высота', 'Altitude'],
      ['620 м', '620 m'],
    ],
    [
      ['Чашек', 'Cups'],
      ['40', '40'],
    ],
  ],
  images: ['listvyanka/tea-cutout', 'listvyanka/tea-hero', 'listvyanka/tea-use'],
  page: [
    {
      section: 'heroStatement',
      ground: 'contrast',
      texts: [
        ['Чай чёрный, весенний сбор', 'Black tea, spring harvest'],
        ['Неделя апреля, которая длится год', 'A week of April that lasts a year'],
      ],
    },
    { section: 'showMacro', ground: 'surface', texts: [], media: [image('listvyanka/tea-hero')] },
    {
      section: 'storyOrigin',
      ground: 'surface',
      texts: [
        ['Сад над рекой', 'A garden above the river'],
        [
          'Первые почки мы ждём, а не торопим. Когда они раскрываются, в саду остаётся семь дней.',
          'We wait for the first buds rather than hurry them. Once they open, there are seven days.',
        ],
        ['Высота', 'Altitude'],
        ['620 метров, утром там туман', '620 meters, in the mist of the morning'],
        ['Сбор', 'Harvest'],
        ['Апрель, две верхних почки и лист', 'April, two buds and a leaf'],
        ['Кто собирал', 'Picked by'],
        ['Одиннадцать человек, все из одной долины', 'Eleven people of one valley'],
      ],
      media: [image('listvyanka/tea-use')],
    },
    {
      section: 'storyNotes',
      ground: 'surface',
      texts: [
        ['Как он стал чёрным', 'How it turned black'],
        [
          'Лист завяливают до утра, пока он не станет мягким, как ткань. Потом скручивают, и он темнеет сам, без огня.',
          'The leaf withers until morning, soft as cloth. Then it is rolled, and darkens on its own, without fire.',
        ],
        [
          'Сушим над углями яблони, недолго: дым должен остаться в печи, а не в чашке.',
          'We dry it over apple wood, briefly: the smoke belongs in the oven, not in the cup.',
        ],
        [
          'Партию 7 пробовали четыре раза. Три первых отдали соседям.',
          'Batch 7 was tasted four times. The first three went to the neighbors.',
        ],
      ],
    },
    {
      section: 'benefitNumbered',
      ground: 'accent',
      texts: [
        ['Заварить без спешки', 'To brew without haste'],
        ['Согреть чайник', 'Warm the pot'],
        ['Кипятком, и вылить.', 'With boiling water, poured away again.'],
        ['Первая вода, три минуты', 'The first water, three minutes'],
        ['Две ложки на 400 мл, 95 градусов.', 'Two spoons for 400 ml, at 95 degrees.'],
        ['Вторая, пять минут', 'The second, five minutes'],
        ['Слаще и темнее. Она и есть главная.', 'Sweeter and darker. It is the one that matters.'],
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

const coffee: BrandProduct = {
  gtin: gtinOf(licenseId, 2),
  mpn: 'LV-C2-250',
  name: ['Кофе в зёрнах «Хребет»', 'Ridge coffee beans'],
  priceRoubles: 1190,
  description: [
    'Обжарен во вторник, отправлен в среду. На пакете стоит день, а не срок.',
    'Roasted on Tuesday, sent on Wednesday. The bag carries the day, not only the date it expires.',
  ],
  benefits: [
    [
      'День обжарки на пакете: пейте с седьмого по сороковой.',
      'The day of roasting on the bag: best from day 7 to day 40.',
    ],
    ['Средняя обжарка: орех, слива, какао.', 'A medium roast: hazelnut, plum, cocoa.'],
    ['Клапан и замок: пакет закрывается снова.', 'A valve and a zip: the bag closes again.'],
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
  images: ['listvyanka/coffee-cutout', 'listvyanka/coffee-hero'],
  page: [
    {
      section: 'heroCover',
      ground: 'contrast',
      texts: [
        ['Обжарен во вторник', 'Roasted on Tuesday'],
        [
          'Кофе «Хребет»: орех, слива, какао. И день обжарки на каждом пакете.',
          'Ridge coffee: hazelnut, plum, cocoa. And the day of roasting on every bag.',
        ],
        ['', ''],
      ],
      media: [image('listvyanka/coffee-hero')],
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

const shelf: BrandProduct = {
  gtin: gtinOf(licenseId, 7),
  mpn: 'LV-SHELF',
  name: ['Полка Листвянки', 'The Listvyanka shelf'],
  isShopInShop: true,
  priceRoubles: 0,
  description: ['Чай и кофе по сезонам.', 'Tea and coffee by the season.'],
  benefits: [],
  specifications: [],
  images: ['listvyanka/tea-hero'],
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

/** Tea and coffee: a grower tells, with places and seasons. */
export const listvyanka: DemoBrand = {
  licenseId,
  name: ['Листвянка', 'Listvyanka'],
  categoryId: 6,
  category: 'Tea and coffee',
  retailerIds: [1, 2, 4, 6, 7],
  kit: {
    colors: {
      text: '#1f2d24',
      muted: '#52604f',
      accent: '#7d5a14',
      onAccent: '#ffffff',
      surface: '#f7f5ef',
      contrast: '#1f2d24',
      onContrast: '#f7f5ef',
    },
    headingFont: 'Vitrina Playfair Display',
    textFont: 'Vitrina Literata',
    typeScale: 'fluid',
    corners: 'square',
    spacing: 'airy',
    shadow: 'none',
    maxWidth: '1200',
    voice: 'A grower tells: places, seasons, people. No superlatives.',
  },
  design: 'tea',
  products: [tea, coffee, shelf],
};

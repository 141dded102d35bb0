import { type BrandProduct, gtinOf, image } from '../brand.ts';

export const tea: BrandProduct = {
  gtin: gtinOf('listvyanka', 1),
  mpn: 'LV-T1-100',
  name: ['Чай чёрный, весенний сбор', 'Black tea, spring harvest'],
  priceRoubles: 890,
  description: [
    'Один сад, одна неделя апреля. Листья завялили в тени и скрутили в тот же вечер.',
    'One garden, one week of April. The leaves withered in the shade and were rolled the same evening.',
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
  photo: 'listvyanka/tea-cutout',
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

import { type BrandProduct, gtinOf, image, spec } from '../brand.ts';

export const grinder: BrandProduct = {
  gtin: gtinOf('korva', 17),
  mpn: 'KV-M1-GR',
  name: ['Кофемолка Grain', 'Grain coffee grinder'],
  priceRoubles: 24_500,
  description: [
    'Жернова 54 мм и шаг в восемь микрон. Сколько положили, столько и смололи: остаётся меньше 0,2 г.',
    'Burrs of 54 mm and steps of eight microns. As much goes in as is ground: less than 0.2 g stays inside.',
  ],
  specifications: [
    spec('Жернова', 'Burrs', '54 мм', '54 mm'),
    spec('Шаг', 'Step', '8 мкм', '8 μm'),
    spec('Скорость', 'Speed', '400 об/мин', '400 rpm'),
    spec('Порция', 'Dose', '18 г за 14 с', '18 g in 14 s'),
    spec('Масса', 'Weight', '4,9 кг', '4.9 kg'),
  ],
  photo: 'korva/grinder-cutout',
  page: [
    {
      section: 'heroSplit',
      ground: 'contrast',
      texts: [
        ['54 мм, 400 оборотов', '54 mm, 400 rpm'],
        ['Мелет одну порцию. Нужную.', 'Grinds one dose. Yours.'],
        [
          'Кофемолка Grain. Банки для зёрен сверху нет: мы спросили кофе, и он не захотел там жить.',
          'The Grain coffee grinder has no jar of beans on top. We asked the beans; they would not live there.',
        ],
        ['', ''],
      ],
      media: [image('korva/grinder-use')],
    },
    {
      section: 'storyTimeline',
      ground: 'surface',
      texts: [
        ['Одна порция по секундам', 'One dose, second by second'],
        ['0 с', '0 s'],
        ['18 граммов на жернова. Взвесили и высыпали.', '18 grams on the burrs, weighed and poured.'],
        ['3 с', '3 s'],
        [
          'Ровная струя в стакан. 400 оборотов: кофе не нагрелся.',
          'An even stream into the cup. At 400 rpm the coffee is still cool.',
        ],
        ['14 с', '14 s'],
        ['Последнее зерно. Мотор замечает это и молчит.', 'The last bean. The motor notices and goes quiet.'],
        ['15 с', '15 s'],
        ['В стакане 18 граммов. Можно варить.', '18 grams in the cup. Brew.'],
      ],
    },
    {
      section: 'benefitNumber',
      ground: 'accent',
      texts: [
        ['98,9 %', '98.9 %'],
        [
          'порции попадает в стакан. Вчерашний кофе в сегодняшний — нет.',
          'of each dose reaches the cup. Yesterday’s coffee keeps out of today’s.',
        ],
        [
          '17,8 г из 18, взвешено после ста порций подряд',
          '17.8 g of 18, weighed after a hundred doses in a row',
        ],
      ],
    },
    {
      section: 'trustIngredients',
      ground: 'surface',
      texts: [
        ['Сколько щелчков', 'How many clicks'],
        [
          'Один щелчок кольца — восемь микрон. Считайте от касания жерновов.',
          'One click of the ring is eight microns. Count from where the burrs touch.',
        ],
        ['35', '35'],
        ['Рожок', 'Espresso'],
        [
          '280 мкм. Льётся быстрее 25 секунд — щелчок назад.',
          '280 μm. Faster than 25 seconds? One click back.',
        ],
        ['88', '88'],
        ['Воронка', 'Dripper'],
        ['704 мкм. Три минуты на чашку.', '704 μm. Three minutes for a cup.'],
        ['125', '125'],
        ['Френч-пресс', 'French press'],
        ['1000 мкм. Осадок останется на сите.', '1,000 μm. The grit stays in the sieve.'],
      ],
    },
    {
      section: 'showMacro',
      ground: 'contrast',
      texts: [],
      media: [image('korva/milk-jug-use', { x: 0.5, y: 0.52 })],
    },
    {
      section: 'explainRules',
      ground: 'surface',
      texts: [
        ['Можно', 'Do'],
        [
          'Снять верхний жернов рукой и смести пыль щёткой.',
          'Lift the upper burr out by hand and brush off the dust.',
        ],
        ['Менять помол на ходу.', 'Change the grind while it runs.'],
        ['Молоть зёрна из морозилки.', 'Grind beans from the freezer.'],
        ['Нельзя', 'Don’t'],
        ['Мыть жернова водой: сталь помнит.', 'Wash the burrs with water: steel remembers.'],
        ['Молоть сахар, рис и перец.', 'Grind sugar, rice or pepper.'],
        ['Сыпать больше 40 граммов за раз.', 'Load more than 40 grams at once.'],
      ],
    },
    {
      section: 'endRange',
      ground: 'contrast',
      texts: [
        ['Что поставить рядом', 'What goes next to it'],
        ['One', 'One'],
        ['Девять бар для 35 щелчков.', 'Nine bar for the 35 clicks.'],
        ['Чайник', 'Kettle'],
        ['Тонкая струя для 88.', 'A thin stream for the 88.'],
        ['Весы', 'Scale'],
        ['Чтобы 18 было восемнадцатью.', 'So that 18 means eighteen.'],
        ['Тостер', 'Toaster'],
        ['На те 25 секунд, что льётся.', 'For the 25 seconds it pours.'],
      ],
      media: [
        image('korva/espresso-cutout'),
        image('korva/kettle-cutout'),
        image('korva/scale-cutout'),
        image('korva/toaster-cutout'),
      ],
    },
  ],
};

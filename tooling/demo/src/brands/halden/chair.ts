import { type BrandProduct, gtinOf, image } from '../brand.ts';

export const chair: BrandProduct = {
  gtin: gtinOf('halden', 1),
  mpn: 'HA-C1-OA',
  name: ['Стул с подлокотниками «Эйк»', 'Eik armchair'],
  priceRoubles: 39_900,
  description: [
    'Дуб, шерсть и семь соединений без единого винта. Спинка согнута паром из одного бруска.',
    'Oak, wool and seven joints without a screw. The back is bent by steam from a single piece.',
  ],
  specifications: [
    [
      ['Ширина', 'Width'],
      ['56 см', '56 cm'],
    ],
    [
      ['Высота сиденья', 'Seat height'],
      ['45 см', '45 cm'],
    ],
    [
      ['Масса', 'Weight'],
      ['5,8 кг', '5.8 kg'],
    ],
    [
      ['Нагрузка', 'Load'],
      ['130 кг', '130 kg'],
    ],
  ],
  photo: 'halden/chair-cutout',
  page: [
    {
      section: 'heroCover',
      ground: 'contrast',
      texts: [
        ['Чинят, а не меняют', 'Made to be mended'],
        [
          '«Эйк»: дуб, шерсть и семь соединений без винтов.',
          'Eik: oak, wool, and seven joints without a screw.',
        ],
        ['', ''],
      ],
      media: [image('halden/chair-hero')],
    },
    {
      section: 'benefitProof',
      ground: 'surface',
      texts: [
        ['Шип входит в паз на 28 миллиметров', 'A tenon goes 28 millimeters deep'],
        [
          'Мы подгоняем его рубанком, пока не станет трудно вынуть рукой. Клей держит, дерево держит дольше.',
          'We plane it until it is hard to pull out by hand. Glue holds; wood holds longer.',
        ],
        ['Испытание на 100 000 качаний, мастерская Halden', 'Rocked 100,000 times in the Halden workshop'],
      ],
      media: [image('halden/chair-detail')],
    },
    {
      section: 'showRoom',
      ground: 'contrast',
      texts: [
        ['Поставьте у своего стола', 'Put it at your table'],
        ['Настоящий размер, через камеру телефона.', 'At its real size, through the camera of a phone.'],
        ['Показать в комнате', 'View in your room'],
      ],
      media: [
        {
          kind: 'model',
          name: 'halden/chair',
          points: [
            {
              at: [0, 0.76, -0.2],
              title: ['Спинка', 'Back'],
              text: ['Согнута паром из одного бруска.', 'Bent by steam from one piece.'],
            },
            {
              at: [0, 0.47, 0.05],
              title: ['Сиденье', 'Seat'],
              text: ['Шерсть, чехол снимается.', 'Wool; the cover comes off.'],
            },
            {
              at: [0.24, 0.2, 0.22],
              title: ['Ножка', 'Leg'],
              text: ['Сужается книзу на девять миллиметров.', 'Tapers by nine millimeters.'],
            },
          ],
        },
      ],
    },
    { section: 'showMacro', ground: 'surface', texts: [], media: [image('halden/chair-use')] },
    {
      section: 'ownTabs',
      ground: 'surface',
      texts: [
        ['Из чего он', 'What it is made of'],
        ['Дуб', 'Oak'],
        [
          'Из одного леса, два года под навесом, четыре недели в сушке.',
          'Of one forest; two years under a roof, four weeks in the kiln.',
        ],
        ['Шерсть', 'Wool'],
        ['540 граммов на метр, не боится кошки.', '540 grams a meter, undaunted by cats.'],
        ['Масло', 'Oil'],
        [
          'Льняное, два слоя. Царапина уходит за вечер.',
          'Linseed, two coats. A scratch is gone in an evening.',
        ],
      ],
    },
    {
      section: 'explainQuestions',
      ground: 'surface',
      texts: [
        ['Перед тем как сесть', 'Before you sit down'],
        ['Приходит собранным?', 'Does it come assembled?'],
        [
          'Да. Разобрать его нельзя, и в этом смысл.',
          'Yes. It cannot be taken apart, and that is the point.',
        ],
        ['Что делать с пятном?', 'What about a stain?'],
        [
          'Чехол — в стирку при 30 °C, дуб — влажной тканью.',
          'The cover washes at 30 °C; a damp cloth is enough for the oak.',
        ],
        ['Темнеет ли дуб?', 'Does the oak darken?'],
        ['За год — на тон. Потом останавливается.', 'By one shade in a year. Then it stops.'],
        ['Можно ли на улицу?', 'Can it live outdoors?'],
        ['Нет. Дождь он переживёт, шерсть — нет.', 'No. It would survive the rain; the wool would not.'],
      ],
    },
  ],
};

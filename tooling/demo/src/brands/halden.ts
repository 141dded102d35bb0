import { type BrandProduct, type DemoBrand, gtinOf, image } from './brand.ts';

const licenseId = 6;

const chair: BrandProduct = {
  gtin: gtinOf(licenseId, 1),
  mpn: 'HA-C1-OA',
  name: ['Стул с подлокотниками «Эйк»', 'Eik armchair'],
  priceRoubles: 39_900,
  description: [
    'Дуб, шерсть и семь соединений без единого винта. Спинка согнута паром из одного бруска.',
    'Oak, wool and seven joints without a screw. The back is bent by steam from a single piece.',
  ],
  benefits: [
    [
      'Семь шипов вместо винтов: не шатается через двадцать лет.',
      'Seven tenons instead of screws: steady after twenty years.',
    ],
    ['Сиденье снимается: чехол стирается при 30 °C.', 'The seat lifts off: its cover washes at 30 °C.'],
    ['Дуб из одного леса, сушка два года.', 'Oak of one forest, dried for two years.'],
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
  images: ['halden/chair-cutout', 'halden/chair-hero', 'halden/chair-use', 'halden/chair-detail'],
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
      section: 'benefitNumbered',
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

const lamp: BrandProduct = {
  gtin: gtinOf(licenseId, 2),
  mpn: 'HA-L1-WH',
  name: ['Лампа «Мон»', 'Mon lamp'],
  priceRoubles: 14_900,
  description: [
    'Глазурь, лён и один диммер. Днём — форма, вечером — свет, в котором можно читать.',
    'Glaze, linen and one dimmer. A shape by day, and by night a light to read in.',
  ],
  benefits: [
    ['2700 К: тёплый свет без желтизны.', '2700 K: warm light that is not yellow.'],
    ['Диммер в шнуре: от 5 до 100 процентов.', 'A dimmer in the cord: from 5 to 100 percent.'],
    ['Основание глазуровано вручную, двух одинаковых нет.', 'The base is glazed by hand: no two are alike.'],
  ],
  specifications: [
    [
      ['Высота', 'Height'],
      ['41 см', '41 cm'],
    ],
    [
      ['Свет', 'Light'],
      ['2700 К', '2700 K'],
    ],
    [
      ['Мощность', 'Power'],
      ['7 Вт', '7 W'],
    ],
    [
      ['Шнур', 'Cord'],
      ['2,4 м', '2.4 m'],
    ],
  ],
  images: ['halden/lamp-cutout', 'halden/lamp-day', 'halden/lamp-night'],
  page: [
    {
      section: 'heroStatement',
      ground: 'surface',
      texts: [
        ['Лампа «Мон»', 'Mon lamp'],
        ['Свет, при котором не щурятся', 'A light that needs no squinting'],
      ],
    },
    {
      section: 'compareBefore',
      ground: 'surface',
      texts: [
        ['Один день с лампой', 'A day with the lamp'],
        ['День', 'Day'],
        ['Вечер', 'Evening'],
        ['Днём', 'By day'],
        [
          'Зелёная глазурь и льняной абажур. Пыль стирается одним движением.',
          'Green glaze and a linen shade. Dust comes off in one stroke.',
        ],
        ['Вечером', 'In the evening'],
        [
          '450 люмен на полной, 20 на самой тихой: можно не будить.',
          '450 lumens at full, 20 at its quietest, so as not to wake anyone.',
        ],
      ],
      media: [{ kind: 'compare', before: 'halden/lamp-day', after: 'halden/lamp-night' }],
    },
    {
      section: 'benefitFacts',
      ground: 'contrast',
      texts: [
        ['2700 К', '2700 K'],
        ['тёплый свет без желтизны', 'warm light that is not yellow'],
        ['450 лм', '450 lm'],
        ['на полной яркости', 'at full brightness'],
        ['7 Вт', '7 W'],
        ['из розетки', 'from the socket'],
        ['2 раза', 'Twice'],
        ['в печи: под глазурью и с ней', 'in the kiln: before the glaze and with it'],
      ],
    },
    {
      section: 'benefitNumbered',
      ground: 'surface',
      texts: [
        ['Внутри всего три вещи', 'Only three things inside'],
        ['Абажур', 'Shade'],
        [
          'Лён на каркасе из стали, снимается без инструмента.',
          'Linen on a steel frame; it comes off without a tool.',
        ],
        ['Патрон', 'Socket'],
        ['E14: лампочку можно купить где угодно.', 'E14: a bulb from any shop will do.'],
        ['Основание', 'Base'],
        [
          'Каменная масса под глазурью, 1,2 кг: не опрокинется.',
          'Glazed stoneware, 1.2 kg: it will not tip over.',
        ],
      ],
    },
    {
      section: 'explainCare',
      ground: 'accent',
      texts: [
        ['Уход на минуту', 'A minute of care'],
        ['Каждый месяц', 'Every month'],
        ['Пройдитесь по абажуру сухой щёткой.', 'Go over the shade with a dry brush.'],
        ['Раз в год', 'Once a year'],
        ['Протрите глазурь влажной тканью, без средств.', 'Wipe the glaze with a damp cloth, nothing else.'],
      ],
    },
    {
      section: 'endSignOff',
      ground: 'surface',
      texts: [
        ['Гасить необязательно.', 'No need to turn it off.'],
        ['Halden, мебель и свет', 'Halden, furniture and light'],
      ],
    },
  ],
};

/** Furniture and light: a workshop's plain words, materials and measures. */
export const halden: DemoBrand = {
  licenseId,
  name: ['Halden', 'Halden'],
  categoryId: 9,
  category: 'Furniture and light',
  retailerIds: [1, 4, 5, 8],
  kit: {
    colors: {
      text: '#22211f',
      muted: '#5c5a55',
      accent: '#3f5d4a',
      onAccent: '#ffffff',
      surface: '#ffffff',
      contrast: '#22211f',
      onContrast: '#f5f4f1',
    },
    headingFont: 'Vitrina Geologica',
    textFont: 'Vitrina Golos Text',
    typeScale: 'fluid',
    corners: 'rounded',
    spacing: 'regular',
    shadow: 'none',
    maxWidth: '1440',
    voice: 'The plain words of a workshop. Materials and measures first.',
  },
  design: 'furniture',
  products: [chair, lamp],
};

import { type BrandProduct, gtinOf } from '../brand.ts';

export const lamp: BrandProduct = {
  gtin: gtinOf('halden', 2),
  mpn: 'HA-L1-WH',
  name: ['Лампа «Мон»', 'Mon lamp'],
  priceRoubles: 14_900,
  description: [
    'Глазурь, лён и один диммер. Днём — форма, вечером — свет, в котором можно читать.',
    'Glaze, linen and one dimmer. A shape by day, and by night a light to read in.',
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
  photo: 'halden/lamp-cutout',
  isInArabic: true,
  templateName: 'Halden: свет, днём и вечером',
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

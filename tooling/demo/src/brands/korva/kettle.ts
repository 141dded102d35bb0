import { type BrandProduct, gtinOf, image } from '../brand.ts';
import { ownFont } from './ownFont.ts';

export const kettle: BrandProduct = {
  gtin: gtinOf('korva', 2),
  mpn: 'KV-K1-ST',
  name: ['Чайник с носиком-гусаком', 'Gooseneck kettle'],
  priceRoubles: 12_900,
  description: [
    'Льёт тонко и точно туда, куда вы смотрите. Держит температуру час, если вы задумались.',
    'Pours a thin stream exactly where you look. Holds its temperature for an hour, should you get lost in thought.',
  ],
  specifications: [
    [
      ['Объём', 'Volume'],
      ['0,9 л', '0.9 l'],
    ],
    [
      ['Мощность', 'Power'],
      ['1200 Вт', '1,200 W'],
    ],
    [
      ['До кипения', 'Boils in'],
      ['3 мин 40 с', '3 min 40 s'],
    ],
    [
      ['Масса', 'Weight'],
      ['1,1 кг', '1.1 kg'],
    ],
  ],
  photo: 'korva/kettle-cutout',
  marketplaces: {
    title: ['Льёт, как вы задумали', 'Pours as you meant it'],
    text: [
      'Тонкая струя и один градус точности: чайник для тех, кто варит кофе в воронке.',
      'A thin stream and an accuracy of one degree: a kettle for those who brew with a dripper.',
    ],
    listTitle: ['Что в нём важно', 'Why it matters'],
    benefits: [
      [
        ['± 1°', '± 1°'],
        ['Термопара в носике, 200 измерений.', 'A thermocouple in the spout, 200 readings.'],
      ],
      [
        ['Час тепла', 'An hour of warmth'],
        ['Держит выбранную температуру 60 минут.', 'It holds the temperature you set for 60 minutes.'],
      ],
      [
        ['Тихий', 'Quiet'],
        ['Без сигнала, если вы его выключили.', 'No beep, once you have turned it off.'],
      ],
    ],
    tableTitle: ['В цифрах', 'In figures'],
    button: ['Подробнее о чайнике', 'More about the kettle'],
    cover: 'korva/kettle-hero',
    picture: 'korva/kettle-use',
  },
  page: [
    {
      section: 'heroCutOut',
      ground: 'surface',
      texts: [
        ['Льёт, как вы задумали', 'Pours as you meant it'],
        [
          'Чайник Korva с носиком-гусаком. Одна капля мимо за 1000 чашек: мы считали.',
          'The Korva gooseneck kettle. One drop astray in 1,000 cups: we counted.',
        ],
      ],
      media: [image('korva/kettle-hero')],
    },
    {
      section: 'benefitNumber',
      ground: 'contrast',
      fontFamily: ownFont.family,
      texts: [
        ['±1°', '±1°'],
        ['между тем, что вы выбрали, и тем, что в чашке.', 'between what you set and what is in the cup.'],
        ['Термопара в носике, 200 измерений', 'Thermocouple in the spout, 200 readings'],
      ],
    },
    {
      section: 'showTurn',
      ground: 'surface',
      texts: [
        ['Со всех сторон', 'From every side'],
        [
          'Потяните, чтобы повернуть. Сзади у него тоже ничего лишнего.',
          'Drag to turn it. There is nothing extra at the back either.',
        ],
      ],
      media: [{ kind: 'turn', name: 'korva/kettle-spin' }],
    },
    { section: 'showMacro', ground: 'surface', texts: [], media: [image('korva/kettle-use')] },
    {
      section: 'benefitNumbered',
      ground: 'surface',
      texts: [
        ['Кофе за три движения', 'Coffee in three moves'],
        ['Выберите', 'Set'],
        ['93 для тёмной обжарки, 96 для светлой.', '93 for a dark roast, 96 for a light one.'],
        ['Смочите', 'Bloom'],
        ['60 граммов воды, 30 секунд.', '60 grams of water, 30 seconds.'],
        ['Лейте', 'Pour'],
        [
          'По кругу, от середины. Струя не дрогнет.',
          'In circles from the middle. The stream will not waver.',
        ],
      ],
    },
    {
      section: 'trustSpecifications',
      ground: 'surface',
      texts: [
        ['Характеристики', 'Specifications'],
        [
          'Измерено на серийном чайнике, не на образце.',
          'Measured on a kettle from the line, not on a sample.',
        ],
        ['Размер', 'Size'],
        ['Объём', 'Volume'],
        ['0,9 л', '0.9 l'],
        ['Высота', 'Height'],
        ['21 см', '21 cm'],
        ['Масса', 'Weight'],
        ['1,1 кг', '1.1 kg'],
        ['Питание', 'Power'],
        ['Напряжение', 'Voltage'],
        ['220–240 В', '220–240 V'],
        ['Мощность', 'Power'],
        ['1200 Вт', '1,200 W'],
        ['Шнур', 'Cable'],
        ['0,8 м', '0.8 m'],
      ],
    },
    {
      section: 'endSignOff',
      ground: 'contrast',
      texts: [
        ['Сделан, чтобы остаться.', 'Made to stay.'],
        ['Korva, кухонные приборы', 'Korva, kitchen instruments'],
      ],
    },
  ],
};

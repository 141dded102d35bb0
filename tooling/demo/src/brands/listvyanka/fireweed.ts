import { type BrandProduct, gtinOf, image, spec } from '../brand.ts';

export const fireweed: BrandProduct = {
  gtin: gtinOf('listvyanka', 14),
  mpn: 'LV-T3-80',
  name: ['Иван-чай с опушки', 'Fireweed of the clearing'],
  priceRoubles: 620,
  description: [
    'Его собирает бабушка Нина с двумя внуками, в июле, до жары. Листья мнут руками, и к вечеру вся веранда пахнет грушей.',
    'Nina picks it with two grandchildren in July, before the heat. They roll the leaves by hand, and by evening the whole porch smells of pear.',
  ],
  specifications: [
    spec('Масса', 'Weight', '80 г', '80 g'),
    spec('Вода', 'Water', '100 °C'),
    spec('Время', 'Time', '7 мин', '7 min'),
  ],
  photo: 'listvyanka/fireweed-cutout',
  page: [
    {
      section: 'heroStatement',
      ground: 'accent',
      texts: [
        ['Иван-чай с опушки', 'Fireweed of the clearing'],
        ['Пахнет грушей, хотя груш там нет', 'It smells of pear, where no pear grows'],
      ],
    },
    {
      section: 'storyEssay',
      ground: 'surface',
      texts: [
        [
          'Июль на опушке за рекой. Собирают до десяти утра, пьют под вечер, на веранде.',
          'July in the clearing across the river. Picked before ten, poured toward evening, on the porch.',
        ],
      ],
      media: [
        image('listvyanka/fireweed-use'),
        image('listvyanka/tea-use', { x: 0.62, y: 0.5 }),
        image('listvyanka/fireweed-near'),
      ],
    },
    {
      section: 'ownTabs',
      ground: 'surface',
      texts: [
        ['Один день, три дела', 'One day, three tasks'],
        ['Утро', 'Morning'],
        [
          'Только лист, и только пока роса высохла, а солнце ещё низко. Цветы оставляют пчёлам и добавляют горсть в конце.',
          'Leaves only, once the dew is dry and while the sun is low. The flowers stay with the bees; a handful is added at the end.',
        ],
        ['День', 'Noon'],
        [
          'Лист катают между ладонями, пока он не потемнеет и не станет липким. За час выходит миска.',
          'Each leaf is rolled between the palms until it is dark and sticky. An hour makes one bowl.',
        ],
        ['Вечер', 'Evening'],
        [
          'Миску накрывают полотенцем и ставят к печи. Через шесть часов трава пахнет грушей, тогда её сушат.',
          'The bowl rests by the oven under a towel. After six hours the grass smells of pear, and then it is dried.',
        ],
      ],
    },
    {
      section: 'storyQuote',
      ground: 'contrast',
      texts: [
        [
          'Внуки спрашивают, сколько мять. Пока руки не станут зелёными, говорю. Потом ещё чуть-чуть.',
          'The children ask how long to roll it. Until your hands are green, I say. Then a little more.',
        ],
        ['Нина, собирает с 1974 года', 'Nina, a picker since 1974'],
      ],
      media: [image('listvyanka/fireweed-use', { x: 0.68, y: 0.6 })],
    },
    {
      section: 'compareRange',
      ground: 'surface',
      texts: [
        ['Какой чай к какому часу', 'A tea for each hour'],
        ['Три наших травы и три времени дня.', 'Three of our leaves and three times of day.'],
        ['Чай', 'Tea'],
        ['Чёрный', 'Black'],
        ['Зелёный', 'Green'],
        ['Иван-чай', 'Fireweed'],
        ['Когда', 'When'],
        ['утром', 'in the morning'],
        ['после обеда', 'after lunch'],
        ['вечером', 'in the evening'],
        ['Вода', 'Water'],
        ['95 °C', '95 °C'],
        ['75 °C', '75 °C'],
        ['100 °C', '100 °C'],
        ['Время', 'Time'],
        ['3 минуты', '3 minutes'],
        ['полторы минуты', 'a minute and a half'],
        ['7 минут', '7 minutes'],
      ],
    },
    {
      section: 'endSignOff',
      ground: 'contrast',
      texts: [
        ['До июля.', 'Until July.'],
        ['Листвянка, чай и кофе', 'Listvyanka, tea and coffee'],
      ],
    },
  ],
};

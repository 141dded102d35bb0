import { gtinOf, type RangeProduct, spec } from '../brand.ts';

/** The other products of Listvyanka. */
export const listvyankaRange: readonly RangeProduct[] = [
  {
    gtin: gtinOf('listvyanka', 11),
    mpn: 'LV-P1-CE',
    name: ['Чайник «Озеро»', 'Lake teapot'],
    priceRoubles: 6_800,
    design: 'beauty',
    description: [
      'Цвет глазури дал пепел яблонь из нашего сада. Мастер Фёдор обжигает их по двенадцать в неделю. Двух одинаковых у него не вышло ни разу.',
      'The ash of our apple trees gave the glaze its color. Fyodor fires twelve of them a week. He never made two alike.',
    ],
    benefits: [
      ['Носик. Не капает, проверяли на скатерти.', 'Spout. It does not drip; we tried it over a tablecloth.'],
      ['Дужка. Бук, пропарен и согнут.', 'Handle. Beech, steamed and bent.'],
      ['На двоих. Четыре чашки, без добавки.', 'For two. Four cups, without a refill.'],
    ],
    specifications: [
      spec('Объём', 'Volume', '0,7 л', '0.7 l'),
      spec('Высота', 'Height', '18 см', '18 cm'),
      spec('Обжиг', 'Firing', '1240 °C', '1,240 °C'),
      spec('Масса', 'Weight', '620 г', '620 g'),
    ],
    photo: 'listvyanka/teapot-cutout',
    images: ['listvyanka/teapot-near'],
  },
  {
    gtin: gtinOf('listvyanka', 12),
    mpn: 'LV-T2-90',
    name: ['Чай зелёный в чайнице', 'Green tea in a caddy'],
    priceRoubles: 1_480,
    design: 'fashion',
    description: [
      'Майский лист с северного склона, где снег лежит до праздников. Его греют паром сорок секунд и сушат, пока не сломается черешок.',
      'May leaves of the north slope, where the snow stays until the holidays. They are steamed for forty seconds and dried until the stem snaps.',
    ],
    benefits: [
      ['Вкус. Трава, каштан, немного моря.', 'Taste. Grass, chestnut, a little sea.'],
      [
        'Чайница. Крышка с пробкой, чай дышит полгода.',
        'Caddy. A lid with cork keeps the tea for half a year.',
      ],
    ],
    steps: [
      ['Остудите воду. До 75 °C.', 'Cool the water. To 75 °C.'],
      ['Залейте. 3 г на чашку, полторы минуты.', 'Pour. 3 g for a cup, a minute and a half.'],
      ['Повторите. Второй раз вкус глубже.', 'Repeat. The second time it tastes deeper.'],
    ],
    specifications: [
      spec('Масса', 'Weight', '90 г', '90 g'),
      spec('Вода', 'Water', '75 °C'),
      spec('Время', 'Time', '90 с', '90 s'),
      spec('Сбор', 'Harvest', 'май', 'May'),
    ],
    photo: 'listvyanka/caddy-cutout',
    images: ['listvyanka/caddy-near'],
  },
  {
    gtin: gtinOf('listvyanka', 13),
    mpn: 'LV-B1-CE',
    name: ['Чашка «Озеро»', 'Lake cup'],
    priceRoubles: 1_350,
    design: 'auto',
    description: [
      'Без ручки, как у озера не бывает перил. Если пальцам терпимо, можно пить.',
      'Without a handle, as a lake has no railing. If your fingers can bear it, you can drink it.',
    ],
    benefits: [
      ['Стенка. У края тоньше, чем у дна.', 'Wall. Thinner at the rim than at the base.'],
      ['Глазурь. Та же, что у чайника.', 'Glaze. The one of the teapot.'],
    ],
    specifications: [
      spec('Объём', 'Volume', '160 мл', '160 ml'),
      spec('Высота', 'Height', '6 см', '6 cm'),
      spec('Масса', 'Weight', '140 г', '140 g'),
    ],
    photo: 'listvyanka/cup-cutout',
    images: ['listvyanka/cup-near'],
  },
  {
    gtin: gtinOf('listvyanka', 15),
    mpn: 'LV-C1-250',
    name: ['Кофе в зёрнах «Долина»', 'Valley coffee beans'],
    priceRoubles: 1_190,
    design: 'food',
    description: [
      'Мытая Эфиопия из кооператива на 1950 метрах. Обжарили светло, чтобы остался жасмин.',
      'Washed Ethiopia of a cooperative at 1,950 meters. Roasted light, so that the jasmine stays.',
    ],
    benefits: [
      ['Вкус. Жасмин, лимон, чёрный чай.', 'Taste. Jasmine, lemon, black tea.'],
      [
        'Дата. Обжарка на каждом пакете, не старше недели.',
        'Date. The roast is on each bag, a week old at most.',
      ],
      ['Фильтр. Для турки слишком светлый.', 'Filter. Too light for an ibrik.'],
    ],
    specifications: [
      spec('Масса', 'Weight', '250 г', '250 g'),
      spec('Высота', 'Altitude', '1950 м', '1,950 m'),
      spec('Вода', 'Water', '96 °C'),
      spec('Помол', 'Grind', '700 мкм', '700 μm'),
      spec('Обработка', 'Process', 'мытая', 'washed'),
    ],
    photo: 'listvyanka/valley-cutout',
    images: ['listvyanka/valley-use'],
  },
  {
    gtin: gtinOf('listvyanka', 16),
    mpn: 'LV-C3-250',
    name: ['Кофе без кофеина «Сумерки»', 'Dusk decaf'],
    priceRoubles: 1_290,
    design: 'tea',
    isDraft: true,
    description: [
      'Кофеин вынули водой, вкус остался. Для тех, кто засиживается на веранде.',
      'Water took the caffeine out, and the taste stayed. For those who sit on the porch late.',
    ],
    benefits: [
      ['Вкус. Какао, финик, грецкий орех.', 'Taste. Cocoa, date, walnut.'],
      ['Кофеин. Меньше 0,1 %.', 'Caffeine. Less than 0.1 %.'],
    ],
    specifications: [
      spec('Масса', 'Weight', '250 г', '250 g'),
      spec('Вода', 'Water', '94 °C'),
      spec('Помол', 'Grind', '600 мкм', '600 μm'),
    ],
    images: ['listvyanka/dusk-cutout'],
  },
  {
    gtin: gtinOf('listvyanka', 17),
    mpn: 'LV-C4-10',
    name: ['Кофе в дрипах, десять', 'Drip bags, ten'],
    priceRoubles: 890,
    design: 'health',
    isDraft: true,
    description: [
      '«Хребет», смолотый утром и закрытый без воздуха. Кружка, кипяток, три минуты — хоть в поезде.',
      'Ridge, ground in the morning and closed without air. A mug, hot water, three minutes, even on a train.',
    ],
    benefits: [
      ['Ушки. Держатся за кружку любой ширины.', 'Ears. They hold on to a mug of any width.'],
      ['Бумага. В компост вместе с гущей.', 'Paper. To the compost together with the grounds.'],
    ],
    steps: [
      ['Смочите. 30 мл, подождите полминуты.', 'Wet it. 30 ml, wait half a minute.'],
      ['Долейте. До 180 мл, в три приёма.', 'Fill up. To 180 ml, in three goes.'],
    ],
    specifications: [
      spec('Порция', 'Portion', '11 г', '11 g'),
      spec('В коробке', 'In the box', '10'),
      spec('Вода', 'Water', '180 мл', '180 ml'),
    ],
    images: ['listvyanka/drips-cutout'],
  },
];

import { gtinOf, type RangeProduct, spec } from '../brand.ts';

/** The other products of Korva. */
export const korvaRange: readonly RangeProduct[] = [
  {
    gtin: gtinOf('korva', 11),
    mpn: 'KV-T2-IV',
    name: ['Тостер Two', 'Two toaster'],
    priceRoubles: 11_400,
    design: 'appliance',
    description: [
      'Два ломтика, шесть делений, ни одной мелодии. Термостат меряет воздух над хлебом, поэтому третья пара такая же, как первая.',
      'Two slices, six marks, no melodies. A thermostat reads the air above the bread, so the third pair is like the first.',
    ],
    benefits: [
      [
        'Ровно. Разница цвета по ломтику меньше одного деления.',
        'Even. Less than one mark of color across a slice.',
      ],
      ['Широко. Щель 36 мм, домашний хлеб проходит.', 'Wide. Slots of 36 mm, home-made bread fits.'],
      ['Чисто. Поддон для крошек выезжает спереди.', 'Clean. The crumb tray slides out at the front.'],
    ],
    specifications: [
      spec('Мощность', 'Power', '900 Вт', '900 W'),
      spec('Щели', 'Slots', '2 × 36 мм', '2 × 36 mm'),
      spec('Корпус', 'Body', 'сталь, эмаль', 'enameled steel'),
      spec('Ширина', 'Width', '29 см', '29 cm'),
      spec('Масса', 'Weight', '2,3 кг', '2.3 kg'),
      spec('Шнур', 'Cable', '1 м', '1 m'),
    ],
    photo: 'korva/toaster-cutout',
    images: ['korva/toaster-use'],
  },
  {
    gtin: gtinOf('korva', 12),
    mpn: 'KV-P28-BK',
    name: ['Сковорода 28', 'Pan 28'],
    priceRoubles: 7_900,
    design: 'auto',
    description: [
      'Углеродистая сталь толщиной 2,5 мм и ореховая ручка, за которую можно взяться. Приправлена маслом трижды, четвёртый раз за вами.',
      'Carbon steel 2.5 mm thick, and a walnut handle you can hold. Seasoned with oil three times; the fourth is up to you.',
    ],
    benefits: [
      [
        'Держит жар. Стейк остужает её на 12 °C, а не на 60.',
        'Holds heat. A steak cools it by 12 °C, not by 60.',
      ],
      ['Любая плита. Индукция, газ, керамика.', 'Any hob. Induction, gas, ceramic.'],
      ['Без покрытия. Царапать нечего.', 'No coating. There is nothing to scratch.'],
    ],
    steps: [
      [
        'Согрейте. Две минуты на среднем огне, потом масло.',
        'Warm it. Two minutes on medium heat, then oil.',
      ],
      ['Вымойте. Тёплой водой и щёткой, без средства.', 'Wash it. Warm water and a brush, no soap.'],
      [
        'Высушите. Минута на плите, капля масла, салфетка.',
        'Dry it. A minute on the hob, a drop of oil, a cloth.',
      ],
    ],
    specifications: [
      spec('Диаметр', 'Diameter', '28 см', '28 cm'),
      spec('Дно', 'Base', '2,5 мм', '2.5 mm'),
      spec('Масса', 'Weight', '1,6 кг', '1.6 kg'),
      spec('Ручка', 'Handle', 'орех', 'walnut'),
    ],
    photo: 'korva/pan-cutout',
    images: ['korva/pan-near'],
  },
  {
    gtin: gtinOf('korva', 13),
    mpn: 'KV-S1-BK',
    name: ['Весы с таймером', 'Scale with a timer'],
    priceRoubles: 6_300,
    design: 'electronics',
    description: [
      'Десятая грамма за треть секунды. Таймер пускается с первой капли, сам.',
      'A tenth of a gram in a third of a second. The timer starts at the first drop, by itself.',
    ],
    benefits: [
      ['Быстро. Показание за 0,3 с.', 'Fast. A reading in 0.3 s.'],
      ['Сухо. Плата залита силиконом.', 'Dry. The board is sealed in silicone.'],
      ['Долго. 40 часов от одного заряда.', 'Long. 40 hours on a charge.'],
    ],
    specifications: [
      spec('Шаг', 'Step', '0,1 г', '0.1 g'),
      spec('Предел', 'Limit', '2 кг', '2 kg'),
      spec('Размер', 'Size', '13 × 13 см', '13 × 13 cm'),
      spec('Заряд', 'Charge', '40 ч', '40 h'),
      spec('Масса', 'Weight', '310 г', '310 g'),
    ],
    photo: 'korva/scale-cutout',
    images: ['korva/scale-use'],
  },
  {
    gtin: gtinOf('korva', 14),
    mpn: 'KV-B1-GR',
    name: ['Блендер с кувшином', 'Jug blender'],
    priceRoubles: 18_700,
    design: 'appliance',
    description: [
      'Один регулятор, один литр, одна минута. Лёд мелет за девять секунд, и соседи об этом не знают: 74 дБ.',
      'One dial, one liter, one minute. It grinds ice in nine seconds, and the neighbors do not know: 74 dB.',
    ],
    benefits: [
      ['Кувшин. Стекло 5 мм, в посудомойку.', 'Jug. 5 mm glass, safe in a dishwasher.'],
      [
        'Ножи. Четыре, закалённая сталь, снимаются ключом.',
        'Blades. Four, hardened steel, removed with a key.',
      ],
      ['Мотор. Без щёток, менять нечего.', 'Motor. Brushless, with nothing to replace.'],
    ],
    specifications: [
      spec('Мощность', 'Power', '800 Вт', '800 W'),
      spec('Объём', 'Volume', '1 л', '1 l'),
      spec('Шум', 'Noise', '74 дБ', '74 dB'),
      spec('Высота', 'Height', '39 см', '39 cm'),
      spec('Масса', 'Weight', '3,6 кг', '3.6 kg'),
    ],
    photo: 'korva/blender-cutout',
    images: ['korva/blender-use'],
  },
  {
    gtin: gtinOf('korva', 15),
    mpn: 'KV-E2-WH',
    name: ['Кофеварка рожковая Two', 'Two espresso maker'],
    priceRoubles: 82_900,
    design: 'food',
    description: [
      'Два бойлера: эспрессо и молоко одновременно. Варит как One, только ждать некого.',
      'Two boilers: espresso and milk at once. It brews like the One, but nobody waits.',
    ],
    benefits: [
      ['Одновременно. Пар не отнимает градусы у группы.', 'At once. Steam takes no degrees from the group.'],
      ['Тихо. Помпа на резине, 58 дБ.', 'Quiet. A pump on rubber, 58 dB.'],
      ['Те же узлы. 19 из 22 подходят от One.', 'The same parts. 19 of 22 fit from the One.'],
    ],
    specifications: [
      spec('Давление', 'Pressure', '9 бар', '9 bar'),
      spec('Нагрев', 'Heats in', '95 с', '95 s'),
      spec('Шум', 'Noise', '58 дБ', '58 dB'),
      spec('Ширина', 'Width', '34 см', '34 cm'),
      spec('Бойлеры', 'Boilers', 'два', 'two'),
      spec('Масса', 'Weight', '12,8 кг', '12.8 kg'),
    ],
    photo: 'korva/espresso-two-cutout',
    images: ['korva/espresso-two-use'],
  },
  {
    gtin: gtinOf('korva', 16),
    mpn: 'KV-E3-WH',
    name: ['Кофеварка рожковая Table', 'Table espresso maker'],
    priceRoubles: 139_000,
    design: 'electronics',
    isDraft: true,
    publishesInDays: 14,
    description: [
      'Для офиса, в котором восемь человек и одна розетка. Вода из крана, сорок чашек без паузы.',
      'For an office with eight people and one socket. Water from the tap, forty cups without a break.',
    ],
    benefits: [
      ['Водопровод. Насос вместо бака.', 'Plumbed. A pump instead of a tank.'],
      ['Счётчик. Сколько сварено и когда чистить.', 'Counter. How much it brewed and when to clean it.'],
    ],
    specifications: [
      spec('Ширина', 'Width', '42 см', '42 cm'),
      spec('Мощность', 'Power', '2900 Вт', '2,900 W'),
      spec('Чашек подряд', 'Cups in a row', '40'),
      spec('Масса', 'Weight', '21 кг', '21 kg'),
    ],
    photo: 'korva/espresso-table-cutout',
    images: ['korva/espresso-table-near'],
  },
  {
    gtin: gtinOf('korva', 18),
    mpn: 'KV-F1-ST',
    name: ['Питчер 350', 'Milk jug 350'],
    priceRoubles: 2_700,
    design: 'health',
    isDraft: true,
    description: [
      'Носик режет струю на ширину листа. Термометр не нужен: горячо ладони — пора выключать пар.',
      'The spout cuts the stream to the width of a leaf. No thermometer: once your palm is hot, turn off the steam.',
    ],
    benefits: [
      ['Стенка. 0,8 мм, молоко чувствуется.', 'Wall. 0.8 mm, you feel the milk.'],
      ['Метка. 150 мл, дальше уже латте.', 'Mark. 150 ml; beyond it you have a latte.'],
    ],
    specifications: [
      spec('Объём', 'Volume', '350 мл', '350 ml'),
      spec('Сталь', 'Steel', '18/10'),
      spec('Масса', 'Weight', '160 г', '160 g'),
    ],
    photo: 'korva/milk-jug-cutout',
    images: ['korva/milk-jug-use'],
  },
];

import { gtinOf, type RangeProduct, spec } from '../brand.ts';

/** The other products of Halden. */
export const haldenRange: readonly RangeProduct[] = [
  {
    gtin: gtinOf('halden', 12),
    mpn: 'HA-V1-CL',
    name: ['Ваза «Руг»', 'Rug vase'],
    priceRoubles: 4_300,
    design: 'beauty',
    description: [
      'Глина с крошкой того же цвета. Внутри глазурь, снаружи нет: пальцы чувствуют круг гончара. Узкое горло держит одну ветку прямо.',
      'Clay with grains of its own color. Glazed inside, bare outside: fingers feel the turns of the wheel. The narrow neck holds one branch upright.',
    ],
    benefits: [
      ['Воды. 0,9 л, меняйте раз в неделю.', 'Water. 0.9 l, change it once a week.'],
      ['Дно. Войлок, стол не царапает.', 'Base. Felt, it leaves no scratches.'],
    ],
    specifications: [
      spec('Высота', 'Height', '26 см', '26 cm'),
      spec('Диаметр', 'Diameter', '20 см', '20 cm'),
      spec('Объём', 'Volume', '0,9 л', '0.9 l'),
      spec('Масса', 'Weight', '1,4 кг', '1.4 kg'),
    ],
    photo: 'halden/vase-cutout',
    images: ['halden/vase-near'],
  },
  {
    gtin: gtinOf('halden', 13),
    mpn: 'HA-M1-60',
    name: ['Зеркало «Сул»', 'Sul mirror'],
    priceRoubles: 12_400,
    design: 'fashion',
    description: [
      'Круг шестьдесят сантиметров в дубовом обруче. Вешается на один крюк и само встаёт ровно.',
      'A circle of sixty centimeters in a hoop of oak. It hangs on one hook and levels itself.',
    ],
    benefits: [
      ['Стекло. 4 мм, серебро без меди.', 'Glass. 4 mm, silver without copper.'],
      ['Обруч. Согнут паром из одной рейки.', 'Hoop. Bent with steam from one strip.'],
    ],
    specifications: [
      spec('Диаметр', 'Diameter', '60 см', '60 cm'),
      spec('Глубина', 'Depth', '3 см', '3 cm'),
      spec('Масса', 'Weight', '4,8 кг', '4.8 kg'),
    ],
    photo: 'halden/mirror-cutout',
    images: ['halden/mirror-use'],
  },
  {
    gtin: gtinOf('halden', 14),
    mpn: 'HA-R1-OA',
    name: ['Стеллаж «Рек»', 'Rek shelf'],
    priceRoubles: 38_000,
    design: 'food',
    description: [
      'Пять полок, собирается без инструмента. Полка держит метр книг и не прогибается: под ней ребро.',
      'Five shelves, put together without tools. A shelf holds a meter of books and stays straight: there is a rib below it.',
    ],
    benefits: [
      [
        'Сборка. Вдвоём за двадцать минут, клинья в коробке.',
        'Assembly. Two people, twenty minutes; wedges are in the box.',
      ],
      ['Стена. Крепление спрятано за верхней полкой.', 'Wall. The fixing is behind the top shelf.'],
      [
        'Дальше. Вторую секцию можно добавить через год.',
        'Later. You can add a second section after a year.',
      ],
    ],
    specifications: [
      spec('Высота', 'Height', '184 см', '184 cm'),
      spec('Ширина', 'Width', '80 см', '80 cm'),
      spec('Глубина', 'Depth', '30 см', '30 cm'),
      spec('На полку', 'Per shelf', '40 кг', '40 kg'),
      spec('Материал', 'Material', 'дуб, масло', 'oak, oil'),
    ],
    images: ['halden/bookcase-use'],
    photo: 'halden/bookcase-cutout',
  },
  {
    gtin: gtinOf('halden', 15),
    mpn: 'HA-P1-WO',
    name: ['Пуф «Тув»', 'Tuv pouf'],
    priceRoubles: 14_200,
    design: 'health',
    description: [
      'Шерсть, лён и конский волос. Без пены: форма возвращается сама, даже через десять лет.',
      'Wool, linen and horsehair. No foam: it returns to its shape by itself, even after ten years.',
    ],
    benefits: [
      ['Чехол. На молнии, чистится щёткой.', 'Cover. It has a zip, and a brush cleans it.'],
      ['Вес. Переставит и ребёнок.', 'Weight. A child can move it.'],
    ],
    specifications: [
      spec('Диаметр', 'Diameter', '52 см', '52 cm'),
      spec('Высота', 'Height', '38 см', '38 cm'),
      spec('Масса', 'Weight', '5,1 кг', '5.1 kg'),
      spec('Шерсть', 'Wool', '80 %'),
    ],
    images: ['halden/pouf-use'],
    photo: 'halden/pouf-cutout',
  },
  {
    gtin: gtinOf('halden', 16),
    mpn: 'HA-L2-OA',
    name: ['Торшер «Став»', 'Stav floor lamp'],
    priceRoubles: 27_500,
    design: 'tea',
    description: [
      'Одна рейка, один шарнир, один провод в ткани. Свет падает туда, где книга.',
      'One strip of oak, one joint, one cable in cloth. The light falls where the book is.',
    ],
    benefits: [
      ['Шарнир. Латунь, держит сам, без барашка.', 'Joint. Brass, it holds by itself, without a nut.'],
      ['Лампа. E27, меняется руками.', 'Bulb. E27, you change it by hand.'],
    ],
    specifications: [
      spec('Высота', 'Height', '142 см', '142 cm'),
      spec('Плечо', 'Arm', '60 см', '60 cm'),
      spec('Провод', 'Cable', '2,4 м', '2.4 m'),
      spec('Масса', 'Weight', '3,9 кг', '3.9 kg'),
    ],
    images: ['halden/floor-lamp-use'],
    photo: 'halden/floor-lamp-cutout',
  },
  {
    gtin: gtinOf('halden', 17),
    mpn: 'HA-B1-OA',
    name: ['Скамья «Бенк»', 'Benk bench'],
    priceRoubles: 31_000,
    design: 'auto',
    isDraft: true,
    description: [
      'Доска сорок миллиметров и две опоры. Выдерживает троих взрослых и одну переезжающую библиотеку.',
      'A board of forty millimeters and two supports. It bears three adults, or a library on the move.',
    ],
    benefits: [
      ['Кромка. Скруглена там, где колени.', 'Edge. Rounded where your knees are.'],
      [
        'Опоры. На шпонке, сезонный ход дерева предусмотрен.',
        'Supports. On a spline, with room for the wood to move.',
      ],
    ],
    specifications: [
      spec('Длина', 'Length', '120 см', '120 cm'),
      spec('Высота', 'Height', '45 см', '45 cm'),
      spec('Нагрузка', 'Load', '280 кг', '280 kg'),
      spec('Масса', 'Weight', '14 кг', '14 kg'),
    ],
    images: ['halden/bench-use'],
  },
  {
    gtin: gtinOf('halden', 18),
    mpn: 'HA-K1-OA',
    name: ['Вешалка «Крок»', 'Krok coat rack'],
    priceRoubles: 6_700,
    design: 'health',
    isDraft: true,
    description: [
      'Пять крюков на одной рейке. Каждый поворачивается к стене, когда не нужен.',
      'Five hooks on one strip. Each turns to the wall when it is not needed.',
    ],
    benefits: [
      ['Крюк. Латунь, держит мокрое пальто.', 'Hook. Brass, it holds a wet coat.'],
      ['Шаг. 14 см, рукава не путаются.', 'Distance. 14 cm, so that sleeves do not meet.'],
    ],
    specifications: [
      spec('Длина', 'Length', '70 см', '70 cm'),
      spec('На крюк', 'Per hook', '8 кг', '8 kg'),
      spec('Масса', 'Weight', '1,6 кг', '1.6 kg'),
    ],
    images: ['halden/coat-rack-cutout'],
  },
];

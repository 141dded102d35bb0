import { type BrandProduct, gtinOf, image, spec } from '../brand.ts';

export const sideTable: BrandProduct = {
  gtin: gtinOf('halden', 11),
  mpn: 'HA-S1-OA',
  name: ['Столик «Сид»', 'Sid side table'],
  priceRoubles: 16_900,
  description: [
    'Три ножки: на неровном полу не качается. Дуб из одного ствола, масло, ни одного винта снаружи.',
    'Three legs: it does not wobble on an uneven floor. Oak of one trunk, oil, no screw in sight.',
  ],
  specifications: [
    spec('Высота', 'Height', '53 см', '53 cm'),
    spec('Диаметр', 'Diameter', '42 см', '42 cm'),
    spec('Материал', 'Material', 'дуб, масло', 'oak, oil'),
    spec('Масса', 'Weight', '4,2 кг', '4.2 kg'),
    spec('Нагрузка', 'Load', '25 кг', '25 kg'),
  ],
  photo: 'halden/side-table-cutout',
  page: [
    {
      section: 'heroSplit',
      ground: 'accent',
      texts: [
        ['Дуб, 53 сантиметра', 'Oak, 53 centimeters'],
        ['Три ножки не качаются', 'Three legs never wobble'],
        [
          'Столик «Сид» ровно стоит на любом полу, и на том, которому сто лет.',
          'The Sid side table is steady on any floor, a hundred years old or not.',
        ],
        ['', ''],
      ],
      media: [image('halden/side-table-near')],
    },
    {
      section: 'showChoice',
      ground: 'surface',
      texts: [
        ['Один столик, три места', 'One table, three places'],
        ['У пуфа', 'By the pouf'],
        [
          'Ваза, чашка или книга, но не всё сразу: 42 сантиметра в поперечнике.',
          'A vase, a cup or a book, though not all of them: it is 42 centimeters across.',
        ],
        ['Под торшером', 'Under the lamp'],
        [
          'Весит 4,2 килограмма. К ночи его переносят одной рукой.',
          'It weighs 4.2 kilograms. At night you move it with one hand.',
        ],
        ['У кресла', 'By the armchair'],
        [
          'Высота подлокотника, поэтому за чашкой не наклоняются.',
          'As high as the arm of the chair, so that you reach a cup without leaning.',
        ],
      ],
      media: [
        image('halden/pouf-use', { x: 0.72, y: 0.5 }),
        image('halden/floor-lamp-use', { x: 0.68, y: 0.7 }),
        image('halden/chair-use', { x: 0.66, y: 0.55 }),
      ],
    },
    {
      section: 'heroSticky',
      ground: 'contrast',
      texts: [
        ['Край', 'The edge'],
        [
          'Поднят на восемь миллиметров. Карандаш не скатится.',
          'Raised by eight millimeters. A pencil stays on it.',
        ],
        ['Шип', 'The joint'],
        [
          'Ножка проходит столешницу и расклинена сверху, как у табурета. Клей нужен только на первый год.',
          'Each leg passes through the top and is wedged from above, as in a stool. The glue matters for the first year only.',
        ],
        ['Масло', 'The oil'],
        [
          'Льняное, два слоя. След от чашки уходит за вечер, тряпкой.',
          'Linseed, two coats. The ring of a cup is gone in an evening, with a rag.',
        ],
      ],
      media: [image('halden/chair-use', { x: 0.76, y: 0.55 })],
    },
    {
      section: 'storyNotes',
      ground: 'surface',
      texts: [
        ['Почему три', 'Why three'],
        [
          'Четыре ножки требуют ровного пола или подпятника. Трём хватает любого: через три точки всегда проходит плоскость.',
          'Four legs need a level floor or a pad. Three need neither: a plane always fits three points.',
        ],
        [
          'Ножки расставлены шире столешницы. Облокотиться на край можно: 25 килограммов он держит и там.',
          'The legs reach wider than the top. You can lean on the edge; it bears 25 kilograms there too.',
        ],
        [
          'Первый «Сид» мы сделали для мастерской, где пол не ровняли с 1961 года.',
          'We built the first Sid for the workshop, whose floor was last leveled in 1961.',
        ],
      ],
    },
    {
      section: 'trustSpecifications',
      ground: 'surface',
      texts: [
        ['Размеры', 'Dimensions'],
        ['Дерево живое: до двух миллиметров в обе стороны.', 'Wood moves: allow two millimeters either way.'],
        ['Столик', 'Table'],
        ['Высота', 'Height'],
        ['53 см', '53 cm'],
        ['Диаметр', 'Diameter'],
        ['42 см', '42 cm'],
        ['Масса', 'Weight'],
        ['4,2 кг', '4.2 kg'],
        ['Материал', 'Material'],
        ['Дуб', 'Oak'],
        ['из одного ствола', 'of one trunk'],
        ['Масло', 'Oil'],
        ['льняное', 'linseed'],
        ['Нагрузка', 'Load'],
        ['25 кг', '25 kg'],
      ],
    },
  ],
};

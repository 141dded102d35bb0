import { type BrandProduct, gtinOf, image } from '../brand.ts';

export const serum: BrandProduct = {
  gtin: gtinOf('ornelle', 1),
  mpn: 'OR-NS-30',
  name: ['Ночная сыворотка', 'Night serum'],
  priceRoubles: 2890,
  description: [
    'Шесть масел, одна пипетка, три минуты перед сном. Сыворотка впитывается раньше, чем вы закроете окно.',
    'Six oils, one dropper, three minutes before sleep. It sinks in before you have closed the window.',
  ],
  specifications: [
    [
      ['Объём', 'Volume'],
      ['30 мл', '30 ml'],
    ],
    [
      ['Хватает на', 'Lasts for'],
      ['90 вечеров', '90 evenings'],
    ],
    [
      ['Тип кожи', 'Skin type'],
      ['сухая и нормальная', 'dry and normal'],
    ],
    [
      ['Хранение', 'Storage'],
      ['до 25 °C, в темноте', 'below 25 °C, in the dark'],
    ],
  ],
  photo: 'ornelle/serum-cutout',
  page: [
    {
      section: 'heroSplit',
      ground: 'surface',
      texts: [
        ['Уход перед сном', 'Evening care'],
        ['Ночная сыворотка', 'Night serum'],
        [
          'Шесть масел и три минуты тишины. Остальное кожа делает сама, пока вы спите.',
          'Six oils and three quiet minutes. Your skin does the rest while you sleep.',
        ],
        ['', ''],
      ],
      media: [image('ornelle/serum-use')],
    },
    {
      section: 'benefitProof',
      ground: 'surface',
      texts: [
        ['Капля остаётся каплей', 'A drop stays a drop'],
        [
          'Сыворотка густая: она не стекает с пальцев и не блестит. Две капли на лицо, одна на шею, и флакона хватает на три месяца.',
          'It is thick enough not to run off your fingers and light enough not to shine. Two drops for the face, one for the neck: the bottle lasts three months.',
        ],
        [
          'Считаем так: 30 мл, 20 капель в миллилитре, по 6 капель за вечер с запасом',
          'Our sum: 30 ml, 20 drops in each, 6 a night with some to spare',
        ],
      ],
      media: [image('ornelle/serum-detail')],
    },
    {
      section: 'trustIngredients',
      ground: 'contrast',
      texts: [
        ['Всё, что внутри', 'Everything inside'],
        [
          'Полный состав, а не только слова, которые красиво звучат.',
          'The whole list, not only the words that sound good.',
        ],
        ['62 %', '62 %'],
        ['Масло виноградных косточек', 'Grape seed oil'],
        ['Лёгкая основа: остальные масла ложатся ровно.', 'The light base that spreads the others evenly.'],
        ['31 %', '31 %'],
        ['Шиповник и облепиха', 'Rosehip and sea buckthorn'],
        [
          'Дают янтарный цвет. Других красителей нет.',
          'They give the amber color. There is no other coloring.',
        ],
        ['7 %', '7 %'],
        ['Сквалан, бергамот, кедр', 'Squalane, bergamot, cedar'],
        [
          'Мягкость и запах, который уходит через минуту.',
          'Softness, and a scent that leaves within a minute.',
        ],
      ],
    },
    {
      section: 'explainRoutine',
      ground: 'surface',
      texts: [
        ['Вечер из трёх движений', 'An evening in three steps'],
        ['30 секунд', '30 seconds'],
        ['Умыться', 'Wash'],
        [
          'Тёплой водой. Кожа пусть останется чуть влажной.',
          'With warm water. Leave the skin a little damp.',
        ],
        ['1 минута', '1 minute'],
        ['Нанести', 'Apply'],
        [
          'От середины лица к вискам, ладонями, без нажима.',
          'From the middle toward the temples, with your palms, no pressing.',
        ],
        ['2 минуты', '2 minutes'],
        ['Подождать', 'Wait'],
        ['Откройте окно. Потом можно спать.', 'Open the window. Then go to sleep.'],
      ],
      media: [image('ornelle/serum-hero')],
    },
    {
      section: 'compareFor',
      ground: 'surface',
      texts: [
        ['Кому подойдёт', 'Who it is for'],
        [
          'Тем, у кого кожа к вечеру стянута, а на полке уже слишком много флаконов.',
          'For skin that feels tight in the evening, and shelves that already hold too many bottles.',
        ],
        [
          'Скорее не подойдёт, если вы не любите масла на лице или ищете средство для дня.',
          'Less right if you dislike oils on the face, or look for something to wear by day.',
        ],
      ],
    },
    {
      section: 'explainQuestions',
      ground: 'surface',
      texts: [
        ['Вопросы', 'Questions'],
        ['Можно ли под крем?', 'Can I wear a cream over it?'],
        [
          'Да, через три минуты. Но чаще крем уже не нужен.',
          'Yes, after three minutes. Most evenings you will not need one.',
        ],
        ['Останется ли след на подушке?', 'Will it mark the pillow?'],
        ['Нет, если подождать две минуты до сна.', 'No, if you give it two minutes before you lie down.'],
        ['Сколько хранится открытый флакон?', 'How long does an open bottle keep?'],
        ['Шесть месяцев в темноте. Дата стоит на дне.', 'Six months in the dark. The date is on the base.'],
        ['Куда деть пустой?', 'Where does the empty one go?'],
        ['Верните нам: наполним за две трети цены.', 'Back to us: we refill it for two thirds of the price.'],
      ],
    },
  ],
};

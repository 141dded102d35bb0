import { type BrandProduct, type DemoBrand, gtinOf, image } from './brand.ts';

const licenseId = 5;

const serum: BrandProduct = {
  gtin: gtinOf(licenseId, 1),
  mpn: 'OR-NS-30',
  name: ['Ночная сыворотка', 'Night serum'],
  priceRoubles: 2890,
  description: [
    'Шесть масел, одна пипетка, три минуты перед сном. Сыворотка впитывается раньше, чем вы закроете окно.',
    'Six oils, one dropper, three minutes before sleep. It sinks in before you have closed the window.',
  ],
  benefits: [
    [
      'Впитывается за три минуты: подушка остаётся сухой.',
      'Sinks in within three minutes: the pillow stays dry.',
    ],
    ['Без отдушки: пахнет только бергамотом и кедром.', 'No perfume: the scent is bergamot and cedar alone.'],
    [
      'Стекло и бумага: флакон можно вернуть и наполнить.',
      'Glass and paper: bring the bottle back and have it refilled.',
    ],
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
  images: ['ornelle/serum-cutout', 'ornelle/serum-hero', 'ornelle/serum-use', 'ornelle/serum-detail'],
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

const candle: BrandProduct = {
  gtin: gtinOf(licenseId, 2),
  mpn: 'OR-CA-220',
  name: ['Свеча «Сумерки»', 'Dusk candle'],
  priceRoubles: 1990,
  description: [
    'Рапсовый воск, льняной фитиль, запах нагретого кедра. Горит сорок вечеров по часу.',
    'Rapeseed wax, a linen wick, the scent of warm cedar. It burns for forty evenings of an hour.',
  ],
  benefits: [
    [
      'Ровное пламя: фитиль не нужно подрезать чаще раза в неделю.',
      'A steady flame: trim the wick once a week, no more.',
    ],
    ['Чистый стакан: воск выгорает до дна.', 'A clean pot: the wax burns down to the base.'],
    ['Стакан остаётся: моется горячей водой.', 'The pot stays: hot water cleans it.'],
  ],
  specifications: [
    [
      ['Масса воска', 'Wax'],
      ['220 г', '220 g'],
    ],
    [
      ['Горит', 'Burns for'],
      ['40 часов', '40 hours'],
    ],
    [
      ['Фитиль', 'Wick'],
      ['лён', 'linen'],
    ],
    [
      ['Высота', 'Height'],
      ['9 см', '9 cm'],
    ],
  ],
  images: ['ornelle/candle-cutout', 'ornelle/candle-hero', 'ornelle/candle-use'],
  page: [
    {
      section: 'heroVideo',
      ground: 'contrast',
      texts: [
        ['Свеча «Сумерки»', 'Dusk candle'],
        ['Час, в который ничего не нужно делать.', 'The hour in which nothing has to be done.'],
      ],
      media: [{ kind: 'film', name: 'ornelle/candle', title: ['Пламя свечи', 'The flame of the candle'] }],
    },
    {
      section: 'benefitNumber',
      ground: 'surface',
      texts: [
        ['40 ч', '40 h'],
        ['от первой спички до чистого дна.', 'from the first match to the clean base.'],
        ['Мастерская Ornelle, десять свечей из одной партии', 'Ornelle workshop, ten candles of one batch'],
      ],
    },
    { section: 'showMacro', ground: 'surface', texts: [], media: [image('ornelle/candle-use')] },
    {
      section: 'explainCare',
      ground: 'accent',
      texts: [
        ['Чтобы горела ровно', 'To keep the flame even'],
        ['В первый раз', 'The first time'],
        [
          'Дайте гореть час, пока воск не растает до стенок.',
          'Let it burn for an hour, until the wax has melted to the rim.',
        ],
        ['Каждую неделю', 'Every week'],
        ['Подрежьте фитиль до пяти миллиметров.', 'Trim the wick to five millimeters.'],
      ],
    },
    {
      section: 'explainRules',
      ground: 'surface',
      texts: [
        ['Можно', 'Do'],
        ['Накрыть крышкой, чтобы погасить.', 'Put it out with the lid.'],
        ['Поставить на подоконник без сквозняка.', 'Place it on a sill without a draft.'],
        ['Вымыть стакан и пить из него чай.', 'Wash the pot and drink tea from it.'],
        ['Нельзя', 'Don’t'],
        ['Оставлять без присмотра.', 'Leave it alone.'],
        ['Жечь дольше четырёх часов подряд.', 'Burn it for more than four hours at a time.'],
        ['Ставить рядом с занавеской.', 'Set it beside a curtain.'],
      ],
    },
    {
      section: 'endSignOff',
      ground: 'contrast',
      texts: [
        ['Вечер начинается со спички.', 'The evening begins with a match.'],
        ['Ornelle, мастерская ухода', 'Ornelle, a workshop of care'],
      ],
    },
  ],
};

/** Skin care: calm, sensory, nothing promised that is not shown. */
export const ornelle: DemoBrand = {
  licenseId,
  name: ['Ornelle', 'Ornelle'],
  categoryId: 8,
  category: 'Care',
  retailerIds: [1, 3, 5, 7],
  kit: {
    colors: {
      text: '#3b2a26',
      muted: '#6b544c',
      accent: '#93492f',
      onAccent: '#ffffff',
      surface: '#f3e9e2',
      contrast: '#3b2a26',
      onContrast: '#f7efe9',
    },
    headingFont: 'Vitrina EB Garamond',
    textFont: 'Vitrina Commissioner',
    typeScale: 'fluid',
    corners: 'round',
    spacing: 'airy',
    shadow: 'none',
    maxWidth: '1200',
    voice: 'Calm and sensory. Short sentences. Promise nothing that is not shown.',
  },
  design: 'beauty',
  products: [serum, candle],
};

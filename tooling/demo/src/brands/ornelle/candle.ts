import { type BrandProduct, gtinOf, image } from '../brand.ts';

export const candle: BrandProduct = {
  gtin: gtinOf('ornelle', 2),
  mpn: 'OR-CA-220',
  name: ['Свеча «Сумерки»', 'Dusk candle'],
  priceRoubles: 1990,
  description: [
    'Рапсовый воск, льняной фитиль, запах нагретого кедра. Горит сорок вечеров по часу.',
    'Rapeseed wax, a linen wick, the scent of warm cedar. It burns for forty evenings of an hour.',
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
  photo: 'ornelle/candle-cutout',
  page: [
    {
      section: 'heroStatement',
      ground: 'contrast',
      texts: [
        ['Свеча «Сумерки»', 'Dusk candle'],
        ['Час, в который ничего не нужно делать', 'The hour in which nothing has to be done'],
      ],
    },
    { section: 'showMacro', ground: 'surface', texts: [], media: [image('ornelle/candle-use')] },
    {
      section: 'benefitNumber',
      ground: 'surface',
      texts: [
        ['40 ч', '40 h'],
        ['от первой спички до чистого дна.', 'from the first match to the clean base.'],
        ['Мастерская Ornelle, десять свечей из одной партии', 'Ornelle workshop, ten candles of one batch'],
      ],
    },
    {
      section: 'showFilm',
      ground: 'contrast',
      texts: [
        ['Шесть секунд вечера', 'Six seconds of an evening'],
        ['0:00', '0:00'],
        ['Фитиль принимает огонь', 'The wick takes the flame'],
        ['0:02', '0:02'],
        ['Воск тает, пахнет кедром', 'The wax melts, with a scent of cedar'],
        ['0:04', '0:04'],
        ['Пламя стоит ровно', 'The flame is even'],
      ],
      media: [
        {
          kind: 'film',
          name: 'ornelle/candle',
          title: ['Пламя свечи', 'The flame of the candle'],
          captions: 'ornelle/candle',
        },
      ],
    },
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

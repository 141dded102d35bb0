import { gtinOf, type RangeProduct, spec } from '../brand.ts';

/** The other products of Ornelle. */
export const ornelleRange: readonly RangeProduct[] = [
  {
    gtin: gtinOf('ornelle', 11),
    mpn: 'OR-NC-50',
    name: ['Ночной крем', 'Night cream'],
    priceRoubles: 3_400,
    design: 'beauty',
    description: [
      'Плотный, пока в баночке, и лёгкий, как только тронули. Овёс, сквалан и больше почти ничего. Пахнет только собой.',
      'Dense in the jar, light once touched. Oats, squalane and almost nothing else. It smells only of itself.',
    ],
    benefits: [
      ['Немного. Горошины хватает на лицо и шею.', 'A little. A pea of it is enough for face and neck.'],
      ['Без отдушки. Запах овса уходит за минуту.', 'No perfume. The scent of oats leaves within a minute.'],
      ['Стекло. Баночку мы принимаем обратно.', 'Glass. We take the jar back.'],
    ],
    steps: [
      ['Согрейте. Разотрите горошину между пальцами.', 'Warm it. Rub a pea of it between your fingers.'],
      ['Приложите. Ладони к щекам, на три вдоха.', 'Lay it on. Palms to the cheeks, for three breaths.'],
      ['Оставьте. До утра.', 'Leave it. Until morning.'],
    ],
    specifications: [
      spec('Объём', 'Volume', '50 мл', '50 ml'),
      spec('Овёс', 'Oats', '12 %'),
      spec('Сквалан', 'Squalane', '8 %'),
      spec('После вскрытия', 'Once open', '6 месяцев', '6 months'),
    ],
    photo: 'ornelle/jar-cutout',
    images: ['ornelle/jar-near'],
  },
  {
    gtin: gtinOf('ornelle', 12),
    mpn: 'OR-HC-75',
    name: ['Крем для рук', 'Hand cream'],
    priceRoubles: 1_250,
    design: 'fashion',
    description: [
      'Впитывается, пока вы ищете ключи. Ши с одной плантации, воск ивы, соль.',
      'It is in before you have found your keys. Shea of one plantation, willow wax, salt.',
    ],
    earlierDescriptions: [
      ['Крем для рук с маслом ши.', 'Hand cream with shea butter.'],
      [
        'Впитывается, пока вы ищете ключи. Ши, воск, соль.',
        'It is in before you have found your keys. Shea, wax, salt.',
      ],
    ],
    benefits: [
      [
        'Сухие ладони. Через сорок секунд можно листать книгу.',
        'Dry palms. After forty seconds you can turn a page.',
      ],
      ['Туба. Алюминий, без крышки, которая теряется.', 'Tube. Aluminum, with a cap that is hard to lose.'],
    ],
    specifications: [
      spec('Объём', 'Volume', '75 мл', '75 ml'),
      spec('Ши', 'Shea', '15 %'),
      spec('После вскрытия', 'Once open', '12 месяцев', '12 months'),
    ],
    photo: 'ornelle/tube-cutout',
    images: ['ornelle/tube-near'],
  },
  {
    gtin: gtinOf('ornelle', 13),
    mpn: 'OR-SO-100',
    name: ['Мыло «Глина»', 'Clay soap'],
    priceRoubles: 690,
    design: 'beauty',
    description: [
      'Сварено за день, лежало шесть недель. Белая глина делает пену плотной. Краёв хватит надолго, середины дольше.',
      'Boiled in a day, laid aside for six weeks. White clay makes its foam dense. The edges last long, the middle longer.',
    ],
    benefits: [
      ['Твёрдое. Кусок служит около восьми недель.', 'Hard. A bar lasts about eight weeks.'],
      ['Без пальмы. Оливковое масло и рапс.', 'No palm. Olive oil and rapeseed.'],
    ],
    specifications: [
      spec('Масса', 'Weight', '100 г', '100 g'),
      spec('Вызревание', 'Curing', '42 дня', '42 days'),
      spec('Глина', 'Clay', '6 %'),
    ],
    photo: 'ornelle/soap-cutout',
    images: ['ornelle/soap-use'],
  },
  {
    gtin: gtinOf('ornelle', 14),
    mpn: 'OR-TW-3',
    name: ['Полотенца, три', 'Towels, three'],
    priceRoubles: 4_900,
    design: 'fashion',
    description: [
      'Лён и хлопок, вафля в два миллиметра. После третьей стирки мягче, чем новые.',
      'Linen and cotton, a waffle of two millimeters. After the third wash they are softer than new.',
    ],
    benefits: [
      ['Сохнут. За ночь на крючке.', 'They dry. Overnight on a hook.'],
      ['Петля. Вшита в шов, не рвётся.', 'The loop. Sewn into the seam, it does not tear.'],
    ],
    specifications: [
      spec('Размер', 'Size', '50 × 80 см', '50 × 80 cm'),
      spec('Плотность', 'Density', '320 г/м²', '320 g/m²'),
      spec('Лён', 'Linen', '55 %'),
      spec('Стирка', 'Wash', '60 °C'),
    ],
    photo: 'ornelle/towels-cutout',
    images: ['ornelle/towels-use'],
  },
  {
    gtin: gtinOf('ornelle', 15),
    mpn: 'OR-CO-150',
    name: ['Масло для умывания', 'Cleansing oil'],
    priceRoubles: 2_100,
    design: 'health',
    description: [
      'Становится молоком, когда встречает воду. Смывает день вместе с тушью и не оставляет плёнки.',
      'It turns to milk when it meets water. It takes the day off together with the mascara, and leaves no film.',
    ],
    benefits: [
      ['Четыре масла. Рис, жожоба, подсолнух, слива.', 'Four oils. Rice, jojoba, sunflower, plum.'],
      ['Смывается. Водой, без второго средства.', 'It rinses off. With water, without a second product.'],
      ['Насос. Одно нажатие — одно лицо.', 'The pump. One press is one face.'],
    ],
    steps: [
      ['Сухими руками. Одно нажатие на сухое лицо.', 'With dry hands. One press on a dry face.'],
      ['Круги. От середины, минуту.', 'Circles. From the middle, for a minute.'],
      ['Вода. Тёплая, пока не станет прозрачной.', 'Water. Warm, until it is clear.'],
    ],
    specifications: [
      spec('Объём', 'Volume', '150 мл', '150 ml'),
      spec('Масла', 'Oils', '88 %'),
      spec('После вскрытия', 'Once open', '6 месяцев', '6 months'),
    ],
    photo: 'ornelle/cleansing-oil-cutout',
    images: ['ornelle/cleansing-oil-use'],
  },
  {
    gtin: gtinOf('ornelle', 16),
    mpn: 'OR-TO-200',
    name: ['Тоник «Туман»', 'Mist toner'],
    priceRoubles: 1_650,
    design: 'tea',
    description: [
      'Вода с листьями малины и каплей молочной кислоты. Для утра, в которое не хочется ничего тяжёлого.',
      'Water with raspberry leaves and a drop of lactic acid. For mornings that want nothing heavy.',
    ],
    benefits: [
      ['Спрей. Без спирта и без газа.', 'A spray. Without alcohol and without gas.'],
      ['Днём. Поверх крема, с вытянутой руки.', 'By day. Over cream, at arm’s length.'],
    ],
    specifications: [
      spec('Объём', 'Volume', '200 мл', '200 ml'),
      spec('Молочная кислота', 'Lactic acid', '1 %'),
      spec('pH', 'pH', '5,2', '5.2'),
    ],
    photo: 'ornelle/toner-cutout',
    images: ['ornelle/toner-use'],
  },
  {
    gtin: gtinOf('ornelle', 17),
    mpn: 'OR-LB-10',
    name: ['Бальзам для губ', 'Lip balm'],
    priceRoubles: 540,
    design: 'health',
    isDraft: true,
    description: [
      'Воск, малина, ничего сладкого. Ложится тонко, как тень.',
      'Wax, raspberry, nothing sweet. It lies as thin as a shadow.',
    ],
    benefits: [['Жестянка. Открывается одной рукой.', 'The tin. It opens with one hand.']],
    specifications: [spec('Масса', 'Weight', '10 г', '10 g'), spec('Воск', 'Wax', '22 %')],
    photo: 'ornelle/lip-balm-cutout',
    images: ['ornelle/lip-balm-use'],
  },
  {
    gtin: gtinOf('ornelle', 18),
    mpn: 'OR-BO-100',
    name: ['Масло для тела', 'Body oil'],
    priceRoubles: 2_800,
    design: 'food',
    isDraft: true,
    description: [
      'Сухое масло. Блестит минуту, потом только пахнет кедром. Наносится на влажную кожу.',
      'A dry oil. It shines for a minute, then only smells of cedar. Use it on damp skin.',
    ],
    benefits: [
      ['Быстро. Одеваться можно сразу.', 'Quick. You can dress at once.'],
      ['Кедр. Тот же, что в свече «Сумерки».', 'Cedar. The one of the Dusk candle.'],
    ],
    specifications: [
      spec('Объём', 'Volume', '100 мл', '100 ml'),
      spec('Слива', 'Plum', '40 %'),
      spec('Рис', 'Rice', '35 %'),
      spec('После вскрытия', 'Once open', '9 месяцев', '9 months'),
    ],
    photo: 'ornelle/body-oil-cutout',
    images: ['ornelle/body-oil-use'],
  },
];

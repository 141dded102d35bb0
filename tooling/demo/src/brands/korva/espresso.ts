import { type BrandProduct, gtinOf, image } from '../brand.ts';

export const espresso: BrandProduct = {
  gtin: gtinOf('korva', 1),
  mpn: 'KV-E1-WH',
  name: ['Кофеварка рожковая One', 'One espresso maker'],
  priceRoubles: 48_900,
  description: [
    'Девять бар, 93 градуса, 25 секунд. Остальное мы убрали, потому что кофе это не улучшало.',
    'Nine bar, 93 degrees, 25 seconds. We removed the rest, because it made no better coffee.',
  ],
  specifications: [
    [
      ['Давление', 'Pressure'],
      ['9 бар', '9 bar'],
    ],
    [
      ['Нагрев', 'Heats in'],
      ['45 с', '45 s'],
    ],
    [
      ['Мощность', 'Power'],
      ['1450 Вт', '1,450 W'],
    ],
    [
      ['Бак', 'Tank'],
      ['1,8 л', '1.8 l'],
    ],
    [
      ['Ширина', 'Width'],
      ['25 см', '25 cm'],
    ],
    [
      ['Масса', 'Weight'],
      ['7,4 кг', '7.4 kg'],
    ],
  ],
  photo: 'korva/espresso-cutout',
  page: [
    {
      section: 'heroCover',
      ground: 'contrast',
      texts: [
        ['Девять бар. Одна ручка.', 'Nine bar. One dial.'],
        [
          'Кофеварка One. Всё, что не помогает кофе, осталось на чертеже.',
          'The One espresso maker. Whatever did not help the coffee stayed on paper.',
        ],
        ['', ''],
      ],
      media: [image('korva/espresso-hero')],
    },
    {
      section: 'benefitFacts',
      ground: 'surface',
      texts: [
        ['45 с', '45 s'],
        ['от холодной воды до готовности', 'from cold water to ready'],
        ['93 °C', '93 °C'],
        ['в чашке, ± 0,5', 'in the cup, ± 0.5'],
        ['25 с', '25 s'],
        ['одна порция, таймер считает сам', 'for one shot, timed for you'],
        ['10 лет', '10 years'],
        ['запасных частей', 'of spare parts'],
      ],
    },
    {
      section: 'showPoints',
      ground: 'surface',
      texts: [['Что тут есть', 'What is there']],
      media: [
        {
          kind: 'points',
          name: 'korva/espresso-use',
          points: [
            {
              at: [38, 30],
              title: ['Ручка', 'Dial'],
              text: [
                'Одно деление — пять секунд. Поворот до щелчка.',
                'One mark is five seconds. Turn it to the click.',
              ],
            },
            {
              at: [33, 52],
              title: ['Рожок', 'Portafilter'],
              text: [
                '58 мм, латунь. Подходит любая корзина этого размера.',
                '58 mm, brass. Takes any basket of that size.',
              ],
            },
            {
              at: [35, 78],
              title: ['Поддон', 'Drip tray'],
              text: [
                'Вмещает литр. Поплавок скажет, когда вылить.',
                'Holds a liter. A float tells you when to empty it.',
              ],
            },
          ],
        },
      ],
    },
    {
      section: 'showRoom',
      ground: 'contrast',
      texts: [
        ['Встанет ли на столешницу?', 'Will it fit your counter?'],
        [
          'Проверьте камерой телефона: размер настоящий, 25 на 29 сантиметров.',
          'Check with the camera of your phone: real size, 25 by 29 centimeters.',
        ],
        ['Показать на кухне', 'View in your kitchen'],
      ],
      media: [
        {
          kind: 'model',
          name: 'korva/espresso',
          points: [
            {
              at: [0, 0.27, 0.13],
              title: ['Манометр', 'Gauge'],
              text: ['От 0 до 16 бар.', 'From 0 to 16 bar.'],
            },
            { at: [0, 0.34, 0], title: ['Полка', 'Rail'], text: ['Греет шесть чашек.', 'Warms six cups.'] },
            {
              at: [0, 0.03, 0.14],
              title: ['Поддон', 'Drip tray'],
              text: ['Снимается одной рукой.', 'Comes off with one hand.'],
            },
          ],
        },
      ],
    },
    {
      section: 'compareRange',
      ground: 'surface',
      texts: [
        ['Какая из трёх', 'Which of the three'],
        [
          'Варят одинаково. Отличаются тем, сколько вас.',
          'They brew alike. They differ by how many you are.',
        ],
        ['Модель', 'Model'],
        ['One', 'One'],
        ['Two', 'Two'],
        ['Table', 'Table'],
        ['Для кого', 'For'],
        ['один или двое', 'one or two'],
        ['семья', 'a family'],
        ['небольшой офис', 'a small office'],
        ['Бойлеры', 'Boilers'],
        ['один', 'one'],
        ['два', 'two'],
        ['два и насос', 'two and a pump'],
        ['Ширина', 'Width'],
        ['25 см', '25 cm'],
        ['34 см', '34 cm'],
        ['42 см', '42 cm'],
      ],
    },
    {
      section: 'explainQuestions',
      ground: 'surface',
      texts: [
        ['Спрашивают', 'Asked often'],
        ['Есть ли у неё приложение?', 'Does it have an app?'],
        ['Нет. Ручка работает и без связи.', 'No. The dial works without a signal.'],
        ['Какая нужна вода?', 'Which water does it need?'],
        [
          'Из крана, если она мягкая. Полоска для проверки лежит в коробке.',
          'From the tap, if it is soft. A test strip is in the box.',
        ],
        ['Как часто чистить от накипи?', 'How often does it need descaling?'],
        [
          'Раз в три месяца, лимонной кислотой, потом две чашки воды.',
          'Every three months, with citric acid, then two cups of water.',
        ],
        ['Кто её починит?', 'Who repairs it?'],
        [
          'Вы. Шесть винтов, одна отвёртка, видео на каждый узел.',
          'You. Six screws, one driver, a video for each part.',
        ],
      ],
    },
    {
      section: 'trustService',
      ground: 'contrast',
      texts: [
        ['Дальше тоже с вами', 'With you afterwards'],
        [
          'Гарантия три года, детали на складе десять лет.',
          'A warranty of three years, parts in stock for ten.',
        ],
        ['Инструкция', 'Instructions'],
        ['Две страницы: уход и разборка.', 'Two pages: care and taking it apart.'],
        ['Скачать PDF', 'Download the PDF'],
        ['Сервис', 'Service'],
        ['Напишите, ответит человек, в тот же день.', 'Write to us; a person answers the same day.'],
      ],
      media: [
        {
          kind: 'document',
          name: 'korva/espresso-care',
          fileName: ['Korva One, уход.pdf', 'Korva One, care.pdf'],
        },
      ],
    },
  ],
};

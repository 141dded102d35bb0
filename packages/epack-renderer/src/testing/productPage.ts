import { createHash } from 'node:crypto';
import type { BlockTemplate } from '@vitrina/block-kit';
import type { Json, Page } from '@vitrina/epack-model';

import { column, page, row, section, text } from './samplePage.ts';

const sha256 = (name: string): string => createHash('sha256').update(name).digest('hex');

/** An image as the server stores an upload: in every width and format, with incompressible addresses. */
function photo(name: string): Json {
  const file = (widthPx: number, extension: string) => ({
    src: `/files/${sha256(`${name} ${widthPx} ${extension}`)}.${extension}`,
    widthPx,
  });
  const smaller = [1100, 992, 900];
  return {
    ...file(1416, 'webp'),
    heightPx: 944,
    variants: [
      ...smaller.map((widthPx) => file(widthPx, 'webp')),
      ...[1416, ...smaller].map((widthPx) => file(widthPx, 'avif')),
      file(1416, 'jpg'),
    ],
  };
}

const hero: BlockTemplate = {
  key: 'FriendlyImageTextOverlay',
  props: {
    image: photo('hero'),
    altText: 'Электрогриль на столе, рядом стейки и овощи',
    title: 'Гриль, который сам знает, когда готово',
    text: '<p>Датчик измеряет толщину куска и подбирает время. Вы выбираете программу, остальное гриль сделает сам: от красной рыбы до сочного стейка средней прожарки.</p>',
  },
};

const benefits: BlockTemplate = {
  key: 'FriendlyIcons',
  props: {
    title: 'Почему его выбирают',
    items: [
      ['Шесть программ', 'Стейк, птица, рыба, колбаски, сэндвич и бургер.'],
      ['Датчик толщины', 'Время и температура подбираются под каждый кусок.'],
      ['Съёмные панели', 'Моются в посудомоечной машине и не пригорают.'],
      ['Две тысячи ватт', 'Разогревается за пять минут и держит температуру.'],
    ].map(([title = '', words = '']) => ({
      image: photo(title),
      altText: '',
      title,
      text: `<p>${words}</p>`,
    })),
  },
};

const story: BlockTemplate = {
  key: 'FriendlySingleLeftImage',
  props: {
    image: photo('story'),
    altText: 'Стейк с полосками от решётки',
    title: 'Как в ресторане, только дома',
    text: '<p>Панели прижимают мясо с двух сторон, и сок остаётся внутри. <b>Световой индикатор</b> меняет цвет от жёлтого к красному: достаньте стейк в тот момент, когда он такой, как вы любите.</p><ul><li>Слабая прожарка — жёлтый</li><li>Средняя — оранжевый</li><li>Полная — красный</li></ul>',
  },
};

const highlights: BlockTemplate = {
  key: 'FriendlySingleImageHighlights',
  props: {
    title: 'Что внутри',
    image: photo('inside'),
    altText: 'Гриль с поднятой крышкой',
    sections: [
      {
        title: 'Нагрев',
        text: '<p>Два нагревательных элемента по тысяче ватт, каждый со своим термостатом.</p>',
      },
      {
        title: 'Поддон',
        text: '<p>Жир стекает по наклонным панелям в съёмный поддон на 0,5 л.</p>',
      },
      {
        title: 'Корпус',
        text: '<p>Нержавеющая сталь, ненагревающаяся ручка, отсек для шнура.</p>',
      },
    ],
    listTitle: 'В комплекте',
    items: ['Гриль', 'Две съёмные панели', 'Поддон для жира', 'Книга рецептов'].map((words) => ({
      text: words,
    })),
  },
};

function slide(title: string, words: string): BlockTemplate {
  return row(
    column(
      { key: 'Image', props: { src: photo(title), alt: title } },
      text(title, { element: 'h3' }),
      text(words),
    ),
  );
}

const recipes: BlockTemplate = {
  key: 'Slider',
  children: [
    slide(
      'Стейк рибай',
      'Достаньте мясо за час, обсушите, посолите в конце. Программа «Стейк», оранжевый сигнал.',
    ),
    slide('Лосось с лимоном', 'Кожей вниз, ломтик лимона сверху. Программа «Рыба», пять минут.'),
    slide('Овощи на гриле', 'Кабачок, баклажан и перец ломтиками в палец толщиной, масло и соль.'),
    slide('Сэндвич с сыром', 'Чиабатта, сулугуни, томаты. Ручной режим, три минуты.'),
  ],
};

function cell(words: string): BlockTemplate {
  return { key: 'TableCell', children: [text(words)] };
}

const programs: BlockTemplate = {
  key: 'Table',
  props: { caption: 'Программы и время' },
  children: [
    ['Программа', 'Температура', 'Время, мин', 'Сигнал'],
    ['Стейк', '230 °C', '4–9', 'По степени прожарки'],
    ['Птица', '210 °C', '7–12', 'Готово'],
    ['Рыба', '200 °C', '4–7', 'Готово'],
    ['Колбаски', '220 °C', '8–11', 'Готово'],
    ['Бургер', '230 °C', '5–8', 'По степени прожарки'],
  ].map((words) => ({ key: 'TableRow', children: words.map(cell) })),
};

const comparison: BlockTemplate = {
  key: 'FriendlyComparisonChart',
  props: {
    title: 'Сравните модели',
    products: ['Гриль Старт', 'Гриль Шеф', 'Гриль Шеф XL', 'Гриль Про', 'Гриль Про XL'].map((title) => ({
      image: photo(title),
      altText: '',
      title,
    })),
    rows: [
      ['Мощность, Вт', '1600', '2000', '2200', '2000', '2400'],
      ['Программы', '4', '6', '6', '9', '12'],
      ['Съёмные панели', 'нет', 'да', 'да', 'да', 'да'],
      ['Площадь, см²', '500', '600', '800', '600', '800'],
      ['Датчик толщины', 'нет', 'да', 'да', 'да', 'да'],
    ].map(([label = '', ...values]) => ({ label, values })),
  },
};

const questions: readonly BlockTemplate[] = [
  [
    'Можно ли мыть панели в посудомоечной машине?',
    'Да, обе панели и поддон. Дайте им остыть и снимите кнопками по бокам.',
  ],
  [
    'Нужно ли масло?',
    'Покрытие не требует масла. Для овощей хватит чайной ложки: сбрызните их, а не панели.',
  ],
  [
    'Что делать, если кусок толще четырёх сантиметров?',
    'Выберите ручной режим: датчик рассчитан на куски до четырёх сантиметров.',
  ],
].map(([title = '', answer = '']) => ({
  key: 'Accordion',
  props: { title, group: 'faq' },
  children: [text(answer)],
}));

const details: BlockTemplate = {
  key: 'FriendlySpecifications',
  props: {
    title: 'Характеристики',
    specifications: [
      ['Мощность', '2000 Вт'],
      ['Площадь панелей', '600 см²'],
      ['Материал корпуса', 'Нержавеющая сталь'],
      ['Длина шнура', '1,2 м'],
      ['Размеры', '34 × 35 × 17 см'],
      ['Масса', '5,2 кг'],
      ['Гарантия', '2 года'],
      ['Страна производства', 'Франция'],
    ].map(([label = '', description = '']) => ({ label, description })),
  },
};

const points: BlockTemplate = {
  key: 'Bubbles',
  props: {
    src: photo('points'),
    alt: 'Гриль сбоку',
    bubbles: [
      {
        x: 30,
        y: 40,
        title: 'Индикатор',
        text: '<p>Показывает степень прожарки цветом.</p>',
      },
      {
        x: 65,
        y: 60,
        title: 'Кнопка панели',
        text: '<p>Снимает панель одним нажатием.</p>',
      },
    ],
  },
};

/**
 * A product page like those of brands: twelve blocks in sections, texts and images, some of them interactive.
 */
export function productPage(): Page {
  return page(
    section(hero),
    section(benefits),
    section(story),
    section(highlights),
    section(text('Рецепты', { element: 'h2', fontSize: 6 }), recipes),
    section(programs),
    section(comparison),
    section(text('Вопросы и ответы', { element: 'h2', fontSize: 6 }), ...questions),
    section(details, points),
  );
}

/** The twelve blocks of the page, without frames and headings. */
export const productBlocks = [
  hero,
  benefits,
  story,
  highlights,
  recipes,
  programs,
  comparison,
  ...questions,
  details,
  points,
];

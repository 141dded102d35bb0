import { stories } from './stories.ts';

/** A rule of a demo account that alerts it to problems and statuses of product pages. */
export interface DemoAlertRule {
  readonly username: string;
  readonly name: string;
  readonly problems: readonly ('noScript' | 'incorrectScript' | 'noRich')[];
  readonly statuses: readonly ('lowTraffic' | 'noTraffic')[];
  readonly retailerIds: readonly number[];
  /** At once, or each morning at eight. */
  readonly pace: 'atOnce' | 'daily';
}

/** The day on which the rules were made, in days ago. */
export const rulesSince = 48;

/** The alert rules of the demo's accounts. */
export const demoAlertRules: readonly DemoAlertRule[] = [
  ...['editor', 'studio'].map((username) => ({
    username,
    name: 'Контент не виден',
    problems: ['noScript', 'incorrectScript', 'noRich'] as const,
    statuses: [],
    retailerIds: [],
    pace: 'atOnce' as const,
  })),
  {
    username: 'studio',
    name: 'Домашний погреб: мало просмотров',
    problems: [],
    statuses: ['lowTraffic', 'noTraffic'],
    retailerIds: [stories.slowRetailer.retailerId],
    pace: 'daily',
  },
];

/** A notice about a story of a product, which leads to the product's figures. */
export interface StoryNotice {
  readonly story: 'launch' | 'campaign' | 'season';
  readonly usernames: readonly string[];
  /** The day it was sent, in days ago. */
  readonly sentOn: number;
  /** The days of the chart it leads to. */
  readonly since: number;
  /** Before the product's name. */
  readonly title: string;
  readonly text: string;
}

/** The notices about the stories of products. */
export const storyNotices: readonly StoryNotice[] = [
  {
    story: 'launch',
    usernames: ['admin', 'studio'],
    sentOn: 58,
    since: stories.launch.since,
    title: 'Запуск удался',
    text: 'Со дня публикации это самый просматриваемый товар бренда.',
  },
  {
    story: 'campaign',
    usernames: ['admin', 'studio'],
    sentOn: 19,
    since: 60,
    title: 'Кампания закончилась',
    text: 'Двенадцать дней просмотров было втрое больше обычного. Часть внимания осталась и после.',
  },
  {
    story: 'season',
    usernames: ['admin', 'editor'],
    sentOn: 12,
    since: 365,
    title: 'Товар сезона',
    text: 'Зимой его смотрят в несколько раз чаще, чем летом: обновите страницу заранее.',
  },
];

/** A package that a colleague did not approve. */
export const rejection = {
  mpn: 'HA-K1-OA',
  /** Days ago. */
  requestedOn: 9,
  returnedOn: 8,
  requestedBy: 'studio',
  returnedBy: 'admin',
  note: 'Посмотрите, пожалуйста: в понедельник хотим опубликовать.',
  reason:
    'В характеристиках нет глубины, а на первом изображении крючок срезан. Исправьте и отправьте снова.',
} as const;

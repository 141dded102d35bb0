/** A colleague of the demo's users, without a password, so nobody can sign in as them. */
export interface DemoColleague {
  username: string;
  firstName: string;
  lastName: string;
  groupId: number;
  isEnabled: boolean;
  /** The approximate number of actions on a working day; 0 for someone who never signed in. */
  diligence: number;
}

/** The colleagues of the demo, all made up. */
export const demoColleagues: readonly DemoColleague[] = [
  {
    username: 'm.orlova',
    firstName: 'Мария',
    lastName: 'Орлова',
    groupId: 1,
    isEnabled: true,
    diligence: 24,
  },
  { username: 'd.belov', firstName: 'Денис', lastName: 'Белов', groupId: 1, isEnabled: true, diligence: 17 },
  { username: 's.hahn', firstName: 'Sofie', lastName: 'Hahn', groupId: 1, isEnabled: true, diligence: 9 },
  { username: 'k.gusev', firstName: 'Кирилл', lastName: 'Гусев', groupId: 2, isEnabled: true, diligence: 4 },
  { username: 'l.petit', firstName: 'Lucie', lastName: 'Petit', groupId: 2, isEnabled: true, diligence: 6 },
  {
    username: 'n.frolova',
    firstName: 'Нина',
    lastName: 'Фролова',
    groupId: 3,
    isEnabled: true,
    diligence: 12,
  },
  { username: 'a.zimin', firstName: 'Артём', lastName: 'Зимин', groupId: 3, isEnabled: true, diligence: 14 },
  {
    username: 'o.savchuk',
    firstName: 'Оксана',
    lastName: 'Савчук',
    groupId: 4,
    isEnabled: true,
    diligence: 21,
  },
  { username: 'p.moreau', firstName: 'Paul', lastName: 'Moreau', groupId: 4, isEnabled: true, diligence: 11 },
  {
    username: 'i.tarasov',
    firstName: 'Илья',
    lastName: 'Тарасов',
    groupId: 4,
    isEnabled: false,
    diligence: 0,
  },
  {
    username: 'e.lindqvist',
    firstName: 'Elsa',
    lastName: 'Lindqvist',
    groupId: 5,
    isEnabled: true,
    diligence: 8,
  },
  {
    username: 'v.rudenko',
    firstName: 'Вадим',
    lastName: 'Руденко',
    groupId: 5,
    isEnabled: true,
    diligence: 3,
  },
  {
    username: 't.mironova',
    firstName: 'Тамара',
    lastName: 'Миронова',
    groupId: 5,
    isEnabled: false,
    diligence: 0,
  },
  { username: 'g.novak', firstName: 'Глеб', lastName: 'Новак', groupId: 6, isEnabled: true, diligence: 0 },
];

/** Screens by route name, with their relative frequency. */
export const demoScreens = [
  { name: 'Dashboard', permission: 'Dashboard', weight: 10 },
  { name: 'BuilderPro', permission: 'BuilderPro', weight: 8 },
  { name: 'builder-pro-editor', permission: 'BuilderPro', weight: 7 },
  { name: 'LiveMonitor', permission: 'Live_monitor', weight: 5 },
  { name: 'Trends', permission: 'Trends', weight: 3 },
  { name: 'Reports', permission: 'User', weight: 3 },
  { name: 'Profile', permission: 'User', weight: 1 },
] as const;

/** The number of past days with activity. */
export const activityDays = 30;

/** Notifications that the administrator wrote, in both languages: to everyone, and to some users. Sent some days ago. */
export const demoNotifications = [
  {
    title: 'Maintenance on Sunday · Работы в воскресенье',
    text: 'On Sunday, from 3 to 4 a.m. Moscow time, the editor is read-only. Published pages work as usual.\n\nВ воскресенье с 03:00 до 04:00 по Москве редактор доступен только для чтения. Опубликованные страницы работают как обычно.',
    isForEveryone: true,
    groupIds: [],
    sentOn: 2,
  },
  {
    title: 'New requirements of Корзина · Новые требования сети «Корзина»',
    text: 'From the first of the month, Корзина shows images from 1,200 pixels wide. Please check the minisites of the soups.\n\nС первого числа «Корзина» показывает изображения шириной от 1200 пикселей. Проверьте, пожалуйста, мини-сайты супов.',
    isForEveryone: false,
    groupIds: [1, 4],
    sentOn: 8,
  },
] as const;

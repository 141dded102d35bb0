/** A screen of the panel: its address, and its title in both languages. */
export interface PanelScreen {
  path: string;
  en: string;
  ru: string;
}

/** The screens of an administrator. Records are those of the demo. */
export const panelScreens: readonly PanelScreen[] = [
  { path: '/panel/dashboard', en: 'Dashboard', ru: 'Дашборд' },
  { path: '/panel/builder-pro', en: 'Builder Pro', ru: 'Конструктор Pro' },
  { path: '/panel/users', en: 'Users', ru: 'Пользователи' },
  { path: '/panel/users/add', en: 'New user', ru: 'Новый пользователь' },
  { path: '/panel/users/edit/2', en: 'User', ru: 'Пользователь' },
  { path: '/panel/groups', en: 'User Groups', ru: 'Группы пользователей' },
  { path: '/panel/groups/add', en: 'New group', ru: 'Новая группа' },
  { path: '/panel/groups/edit/1', en: 'User group', ru: 'Группа пользователей' },
  { path: '/panel/users-stats', en: 'User Stats', ru: 'Статистика пользователей' },
  { path: '/panel/licenses', en: 'Licences', ru: 'Лицензии' },
  { path: '/panel/licenses/edit/1', en: 'Licence', ru: 'Лицензия' },
  { path: '/panel/retailers', en: 'Retailers', ru: 'Ритейлеры' },
  { path: '/panel/retailers/edit/1', en: 'Retailer', ru: 'Ритейлер' },
  { path: '/panel/brands', en: 'Brands', ru: 'Бренды' },
  { path: '/panel/brands/add', en: 'New brand', ru: 'Новый бренд' },
  { path: '/panel/categories', en: 'Categories', ru: 'Категории' },
  { path: '/panel/statistics-groups', en: 'Statistics Groups', ru: 'Группы статистики' },
  { path: '/panel/statistics-groups/add', en: 'New statistics group', ru: 'Новая группа статистики' },
  { path: '/panel/notifications', en: 'Notifications', ru: 'Уведомления' },
  { path: '/panel/audit-log', en: 'Audit Log', ru: 'Журнал действий' },
  { path: '/panel/profile', en: 'Profile', ru: 'Профиль' },
];

/** The screens before sign-in. */
export const authScreens: readonly PanelScreen[] = [
  { path: '/auth/login', en: 'Sign in', ru: 'Вход' },
  { path: '/auth/amazon', en: 'Sign in', ru: 'Вход' },
  { path: '/auth/recover-password', en: 'Recover password', ru: 'Восстановление пароля' },
  { path: '/auth/reset-password#token=x', en: 'New password', ru: 'Новый пароль' },
];

import type { ComponentType } from 'react';
import { lazyScreen } from '@vitrina/ui-kit';

import type { MenuPlace, PanelRoute } from '../navigation/panelRoute.ts';

/** Routes of one kind of record. */
export interface RecordScreens {
  /** Name of the list's route. The form routes append Add and Edit. */
  name: string;
  path: string;
  /** Prefix of the message IDs, which end in `title`, `add`, and `edit`. */
  texts: LabelPrefix<'add'> & LabelPrefix<'edit'> & LabelPrefix<'title'>;
  Icon: MenuPlace['Icon'];
  loadList: () => Promise<ComponentType>;
  loadForm: () => Promise<ComponentType>;
}

/** Returns the list, add, and edit routes of a kind of record that administrators manage. */
export function recordRoutes({ name, path, texts, Icon, loadList, loadForm }: RecordScreens): PanelRoute[] {
  const Form = lazyScreen(loadForm);
  return [
    {
      name,
      path,
      permission: 'Admin',
      titleId: `${texts}.title`,
      menu: { section: 'administration', Icon },
      Screen: lazyScreen(loadList),
    },
    {
      name: `${name}Add`,
      path: `${path}/add`,
      permission: 'Admin',
      titleId: `${texts}.add`,
      parentPath: path,
      Screen: Form,
    },
    {
      name: `${name}Edit`,
      path: `${path}/edit/:id`,
      permission: 'Admin',
      titleId: `${texts}.edit`,
      parentPath: path,
      Screen: Form,
    },
  ];
}

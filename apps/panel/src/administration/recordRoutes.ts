import type { ComponentType } from 'react';
import { lazyScreen } from '@vitrina/ui-kit';

import type { MenuPlace, PanelRoute } from '../navigation/panelRoute.ts';

/** The screens of one kind of record. */
export interface RecordScreens {
  /** Name of the list's route; those of its forms end in Add and Edit. */
  name: string;
  path: string;
  /** What the ids of the texts begin with: `title`, `add` and `edit` follow. */
  texts: LabelPrefix<'add'> & LabelPrefix<'edit'> & LabelPrefix<'title'>;
  Icon: MenuPlace['Icon'];
  loadList: () => Promise<ComponentType>;
  loadForm: () => Promise<ComponentType>;
}

/** List, add and edit of records that administrators keep. */
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

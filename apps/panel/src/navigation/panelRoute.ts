import type { GroupSettings } from '@vitrina/api-client/contract';
import type { RequiredPermission } from '@vitrina/session';
import type { ComponentType } from 'react';

/** Sections of the menu, in order. */
export const menuSections = ['insight', 'shelf', 'content', 'administration'] as const;

/** Position of a route in the menu. */
export interface MenuPlace {
  section: (typeof menuSections)[number];
  Icon: ComponentType;
  /** Group setting that shows the menu item. Without a setting, the item is always shown. */
  setting?: keyof GroupSettings['menu'];
}

/** A signed-in screen: its route, required permission, title, and menu position. */
export interface PanelRoute {
  /** Name of the route, used in the log of page visits. */
  name: string;
  path: string;
  permission: RequiredPermission;
  /** Message ID of the title, also used as the name in the menu. */
  titleId: LabelId;
  /** Path of the parent screen, such as the list of a form. */
  parentPath?: string;
  menu?: MenuPlace;
  Screen: ComponentType;
}

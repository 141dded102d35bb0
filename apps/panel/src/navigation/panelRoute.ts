import type { GroupSettings } from '@vitrina/api-client/contract';
import type { RequiredPermission } from '@vitrina/session';
import type { ComponentType } from 'react';

/** The groups of the menu, in their order. */
export const menuSections = ['insight', 'shelf', 'content', 'administration'] as const;

/** Where a route stands in the menu. */
export interface MenuPlace {
  section: (typeof menuSections)[number];
  Icon: ComponentType;
  /** The group setting that shows it, where there is one (panel.md, section 3). */
  setting?: keyof GroupSettings['menu'];
}

/** One signed-in screen: its route, who may enter, its title, its place in the menu. */
export interface PanelRoute {
  /** Target of the log of entries. */
  name: string;
  path: string;
  permission: RequiredPermission;
  /** Message id of the title, which is also the name in the menu. */
  titleId: LabelId;
  /** The path of the screen it belongs to, as a list its forms. */
  parentPath?: string;
  menu?: MenuPlace;
  Screen: ComponentType;
}

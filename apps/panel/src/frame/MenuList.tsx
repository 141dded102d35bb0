import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { findShownItem } from '../navigation/menuOf.ts';
import { useMenu } from '../navigation/useMenu.ts';
import { FoldedMenuSection, MenuSection } from './MenuSection.tsx';

/** Props of {@link MenuList}. */
export interface MenuListProps {
  /** Whether names are visible. If only icons are visible, names are in tooltips and accessible names. */
  isNameShown: boolean;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** Scrolls the menu to the current screen, whose entry might be below the end of the menu in a low window. */
function useShownInSight(shownPath: string | undefined, isNameShown: boolean) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [shownPath, isNameShown]);
  return menu;
}

/** Renders the screens that the user can open, in groups; those of administration are folded. */
export function MenuList({ isNameShown, onFollow }: MenuListProps) {
  const groups = useMenu();
  const shown = findShownItem(groups, useLocation().pathname);
  const menu = useShownInSight(shown?.path, isNameShown);
  return (
    <div ref={menu}>
      {groups.map(({ section, items }, index) => {
        const Section = section === 'administration' ? FoldedMenuSection : MenuSection;
        const isFirst = index === 0;
        return <Section key={section} {...{ section, items, shown, isNameShown, isFirst, onFollow }} />;
      })}
    </div>
  );
}

import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';

import { findShownItem, type MenuGroup } from '../navigation/menuOf.ts';
import { useMenu } from '../navigation/useMenu.ts';
import { MenuLink } from './MenuLink.tsx';

/** Props of {@link MenuList}. */
export interface MenuListProps {
  /** Whether names are visible. If only icons are visible, names are in tooltips and accessible names. */
  isNameShown: boolean;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

function GroupTitle({ section }: Pick<MenuGroup, 'section'>) {
  return (
    <Typography
      variant="caption"
      component="h2"
      sx={{ color: 'text.secondary', px: 5, pt: 3, pb: 1, fontWeight: 500 }}
    >
      <FormattedMessage id={`panel.menu.${section}`} />
    </Typography>
  );
}

/** Scrolls the menu to the current screen, whose entry might be below the end of the menu in a low window. */
function useShownInSight(shownPath: string | undefined, isNameShown: boolean) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [shownPath, isNameShown]);
  return menu;
}

/** Renders the screens that the user can open, in groups. */
export function MenuList({ isNameShown, onFollow }: MenuListProps) {
  const intl = useIntl();
  const groups = useMenu();
  const shown = findShownItem(groups, useLocation().pathname);
  const menu = useShownInSight(shown?.path, isNameShown);
  return (
    <div ref={menu}>
      {groups.map(({ section, items }, index) => (
        <Box
          key={section}
          sx={
            isNameShown || index === 0
              ? undefined
              : { borderTop: 1, borderColor: 'divider', mt: 2, pt: 2, mx: 3 }
          }
        >
          {isNameShown ? <GroupTitle section={section} /> : null}
          <List
            disablePadding
            aria-label={intl.formatMessage({ id: `panel.menu.${section}` })}
            sx={{ px: isNameShown || index === 0 ? 3 : 0, display: 'grid', gap: 1 }}
          >
            {items.map((item) => (
              <MenuLink
                key={item.name}
                item={item}
                isShown={item === shown}
                isNameShown={isNameShown}
                onFollow={onFollow}
              />
            ))}
          </List>
        </Box>
      ))}
    </div>
  );
}

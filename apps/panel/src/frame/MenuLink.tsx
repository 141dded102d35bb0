import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { colors, HoverLabel, sizes } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { MenuItem } from '../navigation/menuOf.ts';

interface MenuLinkProps {
  item: MenuItem;
  /** Whether the link is for the current screen. */
  isShown: boolean;
  isNameShown: boolean;
  onFollow?: () => void;
}

const linkStyle = {
  minHeight: sizes.controlPx,
  '@media (pointer: coarse)': { minHeight: sizes.touchControlPx },
  px: 1.75,
  py: 1,
  gap: 3,
  scrollMarginBlock: '8px',
  borderRadius: `${sizes.controlRadiusPx}px`,
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: colors.accent, bgcolor: colors.accentSoft },
} as const;

/** A menu item. */
export function MenuLink({ item, isShown, isNameShown, onFollow }: MenuLinkProps) {
  const name = useIntl().formatMessage({ id: item.titleId });
  const { Icon } = item.menu;
  return (
    <ListItem disablePadding sx={{ '& > *': { flex: 1, minWidth: 0 } }}>
      <HoverLabel label={isNameShown ? '' : name}>
        <ListItemButton
          component={Link}
          to={item.path}
          aria-current={isShown ? 'page' : undefined}
          aria-label={isNameShown ? undefined : name}
          onClick={onFollow}
          sx={linkStyle}
        >
          <Icon />
          {isNameShown ? (
            <Typography component="span" sx={{ fontWeight: 500 }}>
              {name}
            </Typography>
          ) : null}
        </ListItemButton>
      </HoverLabel>
    </ListItem>
  );
}

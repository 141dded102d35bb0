import ExpandMore from '@mui/icons-material/ExpandMore';
import Settings from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { HoverLabel, sizes } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import type { MenuGroup } from '../navigation/menuOf.ts';

interface SectionToggleProps extends Pick<MenuGroup, 'section'> {
  isOpen: boolean;
  isNameShown: boolean;
  onToggle: () => void;
}

/** Opens and closes a section of the menu. */
export function SectionToggle({ section, isOpen, isNameShown, onToggle }: SectionToggleProps) {
  const name = useIntl().formatMessage({ id: `panel.menu.${section}` });
  return (
    <Box component="h2" sx={{ m: 0, px: isNameShown ? 3 : 0, pt: isNameShown ? 2 : 0, pb: 1 }}>
      <HoverLabel label={isNameShown ? '' : name}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-label={isNameShown ? undefined : name}
          onClick={onToggle}
          sx={style}
        >
          {isNameShown ? (
            <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
              {name}
            </Box>
          ) : (
            <Settings />
          )}
          {isNameShown ? (
            <ExpandMore
              sx={{
                fontSize: 18,
                transform: isOpen ? 'rotate(180deg)' : 'none',
                transition: 'transform 120ms ease-out',
              }}
            />
          ) : null}
        </ButtonBase>
      </HoverLabel>
    </Box>
  );
}

const style = {
  width: 1,
  minHeight: sizes.controlPx,
  '@media (pointer: coarse)': { minHeight: sizes.touchControlPx },
  px: 2,
  borderRadius: `${sizes.controlRadiusPx}px`,
  color: 'text.secondary',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  fontFamily: 'inherit',
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
} as const;

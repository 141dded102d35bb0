import Check from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { locales, useLocale, type Locale } from '@vitrina/ui-kit';

import { languageNames } from './languageNames.ts';

/** Props of {@link LanguageMenu}. */
export interface LanguageMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** A menu of the languages, with the current one marked. */
export function LanguageMenu({ anchor, onClose }: LanguageMenuProps) {
  const { messageLocale, setLocale } = useLocale();
  const choose = (locale: Locale) => {
    onClose();
    setLocale(locale);
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {locales.map((locale) => (
        <MenuItem
          key={locale}
          role="menuitemradio"
          aria-checked={locale === messageLocale}
          lang={locale}
          onClick={() => choose(locale)}
        >
          <ListItemIcon>{locale === messageLocale ? <Check /> : null}</ListItemIcon>
          {languageNames[locale]}
        </MenuItem>
      ))}
    </Menu>
  );
}

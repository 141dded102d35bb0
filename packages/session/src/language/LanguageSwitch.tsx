import Check from '@mui/icons-material/Check';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { locales, useLocale, visuallyHidden, type Locale } from '@vitrina/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** Each language in its own words, so that whoever got lost finds the way back. */
const languageNames: Record<Locale, string> = { en: 'English', ru: 'Русский' };

/** Sets the language of texts, dates and numbers; the page and whatever was typed stay. */
export function LanguageSwitch() {
  const { messageLocale, setLocale } = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (locale: Locale) => {
    setAnchor(null);
    setLocale(locale);
  };
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandMore />}
      >
        <span style={visuallyHidden}>
          <FormattedMessage id="session.language.label" values={{ language: languageNames[messageLocale] }} />
        </span>
        {messageLocale.toUpperCase()}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
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
    </>
  );
}

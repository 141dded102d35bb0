import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { FormattedMessage, lazy, sizes, useLocale, visuallyHidden } from '@vitrina/ui-kit';
import { useState } from 'react';

import { languageNames } from './languageNames.ts';

const LanguageMenu = lazy(async () => (await import('./LanguageMenu.tsx')).LanguageMenu);

/** On a phone, the title needs the arrow's space. */
const style = {
  minWidth: { xs: sizes.touchControlPx, sm: 64 },
  '& .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
};

/** Sets the language of texts, dates and numbers; the page and typed values stay. */
export function LanguageSwitch() {
  const { messageLocale } = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandMore />}
        sx={style}
      >
        <span style={visuallyHidden}>
          <FormattedMessage id="session.language.label" values={{ language: languageNames[messageLocale] }} />
        </span>
        {messageLocale.toUpperCase()}
      </Button>
      {anchor ? <LanguageMenu anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}

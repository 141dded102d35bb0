import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ConfirmDialog, FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { openPage } from '@vitrina/editor-core/loading';
import { useMenu } from '@vitrina/editor-ui/dom';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';

import { localesFor } from '../layouts/layoutLocales.ts';
import type { Layout } from '../layouts/layout.ts';
import { listLayoutPages } from '../findLayoutPage.ts';
import { addLanguage, removeLanguage } from './languageEdits.ts';
import { useLanguageName } from './useLanguageName.ts';

/** Menu of the page's languages: switch, add, or remove a language. */
export function LanguageMenu({ layout }: { layout: Layout }) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const nameOf = useLanguageName();
  const { epack, active } = useEditorState((state) => state.document);
  const { buttonProps, menuProps, choose } = useMenu();
  const [isRemoving, setRemoving] = useState(false);
  const there = listLayoutPages(epack, layout).map(({ locale }) => locale);
  const others = localesFor(layout).filter((locale) => !there.includes(locale));
  const current = { language: nameOf(active.locale) };
  return (
    <>
      <Button
        {...buttonProps}
        aria-label={intl.formatMessage({ id: 'simpleBuilder.language.current' }, current)}
        startIcon={<TranslateIcon />}
        endIcon={<ExpandMore />}
      >
        {current.language}
      </Button>
      <Menu {...menuProps}>
        {there.map((locale) => (
          <MenuItem
            key={locale}
            selected={locale === active.locale}
            onClick={choose(() => void dispatch(openPage({ ...active, locale })))}
          >
            {nameOf(locale)}
          </MenuItem>
        ))}
        {others.length > 0 && <Divider />}
        {others.length > 0 && (
          <ListSubheader sx={{ px: 2, lineHeight: '28px', position: 'static' }}>
            <FormattedMessage id="simpleBuilder.language.add" />
          </ListSubheader>
        )}
        {others.map((locale) => (
          <MenuItem key={locale} onClick={choose(() => void dispatch(addLanguage(locale)))}>
            {nameOf(locale)}
          </MenuItem>
        ))}
        {there.length > 1 && <Divider />}
        {there.length > 1 && (
          <MenuItem onClick={choose(() => setRemoving(true))} sx={{ color: 'error.main' }}>
            <FormattedMessage id="simpleBuilder.language.remove" values={current} />
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={isRemoving}
        title={<FormattedMessage id="simpleBuilder.language.remove.title" values={current} />}
        text={<FormattedMessage id="simpleBuilder.language.remove.text" />}
        confirmLabel={<FormattedMessage id="simpleBuilder.language.remove.confirm" />}
        isDestructive
        onConfirm={() => {
          setRemoving(false);
          void dispatch(removeLanguage());
        }}
        onCancel={() => setRemoving(false)}
      />
    </>
  );
}

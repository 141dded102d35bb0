import { countUntranslated, type TranslatedText } from '@vitrina/block-kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { PageAddress } from '@vitrina/epack-model';
import { FormattedMessage, StateView } from '@vitrina/ui-kit';
import { useId, useState } from 'react';
import { viewActions } from '@vitrina/editor-core/store';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';

import { TranslationList } from './TranslationList.tsx';
import { useTranslation, type Translation } from './useTranslation.ts';

/** Renders every text of the page in view beside its source text. */
export function TranslationDialog() {
  const titleId = useId();
  const dispatch = useBuilderDispatch();
  const { locale } = useEditorState((state) => state.document.active);
  const translation = useTranslation();
  const close = () => dispatch(viewActions.dialogClosed());
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      maxWidth="lg"
      fullWidth
      slotProps={{ paper: { sx: { height: 1 } } }}
    >
      <DialogTitle id={titleId}>
        {translation.sourceAddress ? (
          <FormattedMessage
            id="builder.translation.title"
            values={{ locale, source: translation.sourceAddress.locale }}
          />
        ) : (
          <FormattedMessage id="builder.translation.titleAlone" />
        )}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <Content translation={translation} locale={locale} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close}>
          <FormattedMessage id="builder.translation.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Content({ translation, locale }: { translation: Translation; locale: string }) {
  const { sourceAddress, texts, error, retry } = translation;
  if (sourceAddress === undefined) {
    const title = <FormattedMessage id="builder.translation.none" values={{ locale }} />;
    const text = <FormattedMessage id="builder.translation.noneText" />;
    return <StateView state={{ kind: 'empty', title, text }} />;
  }
  if (error !== undefined) return <StateView state={{ kind: 'error', error, onRetry: retry }} />;
  if (texts === undefined) return <Skeleton variant="rounded" height={320} />;
  if (texts.length === 0) {
    const title = <FormattedMessage id="builder.translation.noTexts" />;
    return <StateView state={{ kind: 'empty', title }} />;
  }
  return <Texts texts={texts} source={sourceAddress} locale={locale} />;
}

interface TextsProps {
  readonly texts: readonly TranslatedText[];
  readonly source: PageAddress;
  readonly locale: string;
}

function Texts({ texts, source, locale }: TextsProps) {
  const [isOpenOnly, setOpenOnly] = useState(false);
  // Translated texts stay in the filtered list until the filter changes.
  const [shownKeys, setShownKeys] = useState<ReadonlySet<string>>();
  const filter = (isOn: boolean) => {
    setOpenOnly(isOn);
    setShownKeys(
      isOn ? new Set(texts.filter(({ state }) => state !== 'done').map(({ key }) => key)) : undefined,
    );
  };
  const shown = shownKeys ? texts.filter(({ key }) => shownKeys.has(key)) : texts;
  const open = countUntranslated(texts);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, flexWrap: 'wrap', pb: 3 }}>
        <Typography role="status" variant="body2" sx={{ mr: 'auto' }}>
          <FormattedMessage id="builder.translation.count" values={{ open, total: texts.length }} />
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="builder.translation.keys" />
        </Typography>
        <FormControlLabel
          control={<Switch checked={isOpenOnly} onChange={({ target }) => filter(target.checked)} />}
          label={<FormattedMessage id="builder.translation.openOnly" />}
          sx={{ mx: 0, gap: 2 }}
        />
      </Box>
      {shown.length === 0 ? (
        <StateView state={{ kind: 'filteredEmpty', onClearFilters: () => filter(false) }} />
      ) : (
        <TranslationList texts={shown} source={source} locale={locale} />
      )}
    </>
  );
}

import { countUntranslated } from '@vitrina/block-kit';
import Translate from '@mui/icons-material/TranslateOutlined';
import Button from '@mui/material/Button';
import { FormattedMessage } from '@vitrina/ui-kit';
import { viewActions } from '@vitrina/editor-core/store';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

import { useTranslation } from './useTranslation.ts';

/** Shows how many texts of the page in view need translation, and opens the translation dialog. */
export function TranslationButton() {
  const dispatch = useBuilderDispatch();
  const { sourceAddress, texts } = useTranslation();
  if (sourceAddress === undefined || texts === undefined) return null;
  return (
    <Button
      aria-haspopup="dialog"
      startIcon={<Translate />}
      onClick={() => dispatch(viewActions.dialogOpened('translation'))}
      sx={{ flexShrink: 0, minHeight: 28, py: 0, whiteSpace: 'nowrap', fontWeight: 400, fontSize: 13 }}
    >
      <FormattedMessage id="builder.translation.button" values={{ count: countUntranslated(texts) }} />
    </Button>
  );
}

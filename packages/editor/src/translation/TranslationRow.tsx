import { readTextAt, readWords, type TranslatedText } from '@vitrina/block-kit';
import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { languageTag, localeDirection, type PageAddress } from '@vitrina/epack-model';
import { colors, FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { memo, useEffect, useId, useRef } from 'react';
import { confirmTranslation } from '@vitrina/editor-core/texts';
import { useEditorStore, useBuilderDispatch, useProp } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import { TranslationField } from './TranslationField.tsx';
import { TranslationMark } from './TranslationMark.tsx';
import type { MachineTranslation } from './useMachineTranslation.ts';

interface TranslationRowProps {
  readonly text: TranslatedText;
  readonly source: PageAddress;
  readonly locale: string;
  readonly machine: MachineTranslation;
  /** Receives the row once its field can be focused. */
  readonly onShown: (key: string, row: HTMLElement | null) => void;
}

/** Renders a source text, the field for its translation and the translation's state. */
export const TranslationRow = memo(function TranslationRow(props: TranslationRowProps) {
  const { text, source, locale, machine, onShown } = props;
  const labelId = useId();
  const rowRef = useRef<HTMLDivElement>(null);
  const dispatch = useBuilderDispatch();
  useEffect(() => onShown(text.key, rowRef.current), [onShown, text.key]);
  const { component, control, name, steps, sourceText, state } = text;
  const value = readTextAt(useProp(component.id, name)?.value, steps) ?? '';
  const failure = machine.failureOf(text);
  return (
    <Box
      ref={rowRef}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: 5,
        rowGap: 1.5,
      }}
    >
      <Box sx={{ ...headStyle, justifyContent: 'space-between' }}>
        <RowName id={labelId} text={text} />
        <TranslationMark state={state} />
      </Box>
      <Box sx={{ ...headStyle, justifyContent: 'flex-end' }}>
        <Box sx={{ display: 'flex', gap: 1 }}>
          {machine.canTranslate && (
            <Button
              size="small"
              startIcon={<AutoAwesome />}
              loading={machine.isBusy(text)}
              loadingPosition="start"
              onClick={() => machine.translate(text)}
            >
              <FormattedMessage id="builder.translation.machine" />
            </Button>
          )}
          <Button
            size="small"
            startIcon={<Check />}
            disabled={state === 'done' || readWords(control, value) === ''}
            onClick={() => dispatch(confirmTranslation(text, source))}
          >
            <FormattedMessage id="builder.translation.confirm" />
          </Button>
        </Box>
      </Box>
      <Typography
        lang={languageTag(source.locale)}
        dir={localeDirection(source.locale)}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 320, overflowY: 'auto' }}
      >
        {readWords(control, sourceText)}
      </Typography>
      <Box lang={languageTag(locale)} dir={localeDirection(locale)} sx={{ minWidth: 0 }}>
        <TranslationField text={text} value={value} source={source} labelId={labelId} />
        <FailureAlert failure={failure} sx={{ mt: 2 }} />
      </Box>
    </Box>
  );
});

function RowName({ id, text }: { id: string; text: TranslatedText }) {
  const texts = useBlockTexts();
  const { component, source, name, field, steps } = text;
  const definition = useEditorStore().services.catalogue.find(source.componentKey);
  const number = steps.find((step) => typeof step === 'number');
  const prop = definition && texts.prop(definition, name);
  const member = definition && field !== undefined ? texts.field(definition, name, field) : undefined;
  const parts = [texts.component(component), prop, number === undefined ? undefined : number + 1, member];
  return (
    <Typography id={id} variant="caption" sx={{ color: colors.inkSoft, overflowWrap: 'anywhere' }}>
      {parts.filter((part) => part !== undefined).join(' · ')}
    </Typography>
  );
}

const headStyle = { display: 'flex', alignItems: 'center', gap: 2, minHeight: 32, flexWrap: 'wrap' } as const;

import OutlinedInput from '@mui/material/OutlinedInput';
import type { PageAddress } from '@vitrina/epack-model';
import { type TranslatedText, translateText } from '@vitrina/editor-core/texts';
import { RichTextField } from '@vitrina/editor-ui/rich-text';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

interface TranslationFieldProps {
  readonly text: TranslatedText;
  /** The translation as it stands. */
  readonly value: string;
  readonly source: PageAddress;
  readonly labelId: string;
}

/** Where a translation is typed: with its formatting where the text has one. */
export function TranslationField({ text, value, source, labelId }: TranslationFieldProps) {
  const dispatch = useBuilderDispatch();
  const change = (next: string) => {
    dispatch(translateText(text, source, next));
  };
  if (text.control.name === 'richText') {
    return <RichTextField html={value} labelId={labelId} onChange={change} />;
  }
  return (
    <OutlinedInput
      fullWidth
      multiline={text.control.isMultiline || text.sourceText.length > longTextLength}
      value={value}
      slotProps={{ input: { 'aria-labelledby': labelId, maxLength: text.control.maxLength } }}
      onChange={({ target }) => change(target.value)}
    />
  );
}

/** A longer text wants several lines. */
const longTextLength = 80;

import type { TranslatedText } from '@vitrina/block-kit';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { PageAddress } from '@vitrina/epack-model';
import { translateText } from '@vitrina/editor-core/texts';
import { RichTextField } from '@vitrina/editor-ui/rich-text';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

interface TranslationFieldProps {
  readonly text: TranslatedText;
  /** The current translation. */
  readonly value: string;
  readonly source: PageAddress;
  readonly labelId: string;
}

/** Renders the input for a translation, with formatting if the text can have it. */
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

/** Number of characters from which a text gets a multiline field. */
const longTextLength = 80;

import { validateEpackData, type RequiredField } from '@vitrina/epack-model';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEditorState } from '@vitrina/editor-ui/store';

/** What is missing in a field. */
export interface FieldProblem {
  readonly text: string | undefined;
  /** Whether it is shown as an error: in a new package only once the field was left. */
  readonly isError: boolean;
  /** To be called when the field is left. */
  readonly onBlur: () => void;
}

/** What is missing, asked field by field. */
export function useFieldProblems(): (field: RequiredField) => FieldProblem {
  const intl = useIntl();
  const epack = useEditorState((state) => state.document.epack);
  const isNew = useEditorState((state) => state.document.epackId === undefined);
  const [left, setLeft] = useState<ReadonlySet<RequiredField>>(new Set());
  const codes = validateEpackData(epack).map(({ code }) => code);
  return (field) => {
    const code = codes.find((each) => each.endsWith(`.${field}Empty`));
    return {
      text: code === undefined ? undefined : intl.formatMessage({ id: code }),
      isError: code !== undefined && (!isNew || left.has(field)),
      onBlur: () => setLeft((before) => new Set(before).add(field)),
    };
  };
}

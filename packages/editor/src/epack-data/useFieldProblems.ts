import { validateEpackData, type RequiredField } from '@vitrina/epack-model';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEditorState } from '@vitrina/editor-ui/store';

/** The problem of a required field. */
export interface FieldProblem {
  readonly text: string | undefined;
  /** Whether to show the problem as an error. In a new package, only after the field loses focus. */
  readonly isError: boolean;
  /** Handler for the field losing focus. */
  readonly onBlur: () => void;
}

/** Returns a function that looks up the problem of a field. */
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

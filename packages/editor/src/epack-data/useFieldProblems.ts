import { validateEpackData, type RequiredField } from '@vitrina/epack-model';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEditorState } from '@vitrina/editor-ui/store';

/** The problem of a required field. In a new package, only after the field loses focus. */
export interface FieldProblem {
  readonly text: string | undefined;
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
    const isShown = !isNew || left.has(field);
    const code = isShown ? codes.find((each) => each.endsWith(`.${field}Empty`)) : undefined;
    return {
      text: code === undefined ? undefined : intl.formatMessage({ id: code }),
      isError: code !== undefined,
      onBlur: () => setLeft((before) => new Set(before).add(field)),
    };
  };
}

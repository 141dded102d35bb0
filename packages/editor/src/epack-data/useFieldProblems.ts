import { validateEpackData, type RequiredField } from '@vitrina/epack-model';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEditorState } from '@vitrina/editor-ui/store';

/** The problem of a required field. In a new package, only if the user emptied the field. */
export interface FieldProblem {
  readonly text: string | undefined;
  readonly isError: boolean;
}

/** Returns a function that looks up the problem of a field. */
export function useFieldProblems(): (field: RequiredField) => FieldProblem {
  const intl = useIntl();
  const codes = useShownCodes();
  return (field) => {
    const code = codes.find((each) => each.endsWith(`.${field}Empty`));
    return {
      text: code === undefined ? undefined : intl.formatMessage({ id: code }),
      isError: code !== undefined,
    };
  };
}

/** Returns the codes of the problems to show. */
function useShownCodes() {
  const epack = useEditorState((state) => state.document.epack);
  const isNew = useEditorState((state) => state.document.epackId === undefined);
  const codes = validateEpackData(epack).map(({ code }) => code);
  const { type } = epack;
  const [untouched, setUntouched] = useState({ type, codes });
  // The other type requires other fields.
  const empty = untouched.type === type ? untouched.codes : codes;
  const stillEmpty = empty.filter((code) => codes.includes(code));
  if (untouched.type !== type || stillEmpty.length < empty.length) setUntouched({ type, codes: stillEmpty });
  return isNew ? codes.filter((code) => !stillEmpty.includes(code)) : codes;
}

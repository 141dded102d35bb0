import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { isFullLink } from '@vitrina/editor-core/props';

import { useOwnState } from '../edited-component/useOwnState.ts';
import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainInput } from './plain/PlainInput.tsx';

/**
 * Control for a full https address. Keeps invalid input, so that no typing is lost, and shows the error below
 * the field.
 */
export const LinkControl: ControlComponent<'link'> = ({ value, onChange, id }) => {
  const [wasLeft, setWasLeft] = useOwnState(false);
  const errorId = useId();
  const text = typeof value === 'string' ? value : '';
  const hasProblem = wasLeft && text !== '' && !isFullLink(text);
  return (
    <>
      <PlainInput
        id={id}
        type="url"
        value={text}
        isInvalid={hasProblem}
        placeholder="https://shop.ru/product/1"
        maxLength={2000}
        aria-describedby={hasProblem ? errorId : undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setWasLeft(true)}
      />
      {hasProblem && (
        <FormHelperText error id={errorId}>
          <FormattedMessage id="builder.link.notFull" />
        </FormHelperText>
      )}
    </>
  );
};

import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { ControlComponent } from './controlProps.ts';

/** A full https address. What is typed is kept as it is, so that nothing is lost; what is wrong with it is said below. */
export const LinkControl: ControlComponent<'link'> = ({ value, onChange, id }) => {
  const [wasLeft, setWasLeft] = useState(false);
  const errorId = useId();
  const text = typeof value === 'string' ? value : '';
  const hasProblem = wasLeft && text !== '' && !isFullLink(text);
  return (
    <>
      <OutlinedInput
        id={id}
        fullWidth
        type="url"
        value={text}
        error={hasProblem}
        placeholder="https://shop.ru/product/1"
        slotProps={{ input: { maxLength: 2000, ...(hasProblem && { 'aria-describedby': errorId }) } }}
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

function isFullLink(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.pathname !== '/';
}

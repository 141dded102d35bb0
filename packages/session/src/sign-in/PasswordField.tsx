import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { TextField, type TextFieldProps } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** A password field that can show the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'endAdornment'>) {
  const intl = useIntl();
  const [isShown, setIsShown] = useState(false);
  const label = intl.formatMessage({ id: isShown ? 'session.password.hide' : 'session.password.show' });
  const toggle = (
    <InputAdornment position="end">
      <IconButton aria-label={label} aria-pressed={isShown} edge="end" onClick={() => setIsShown(!isShown)}>
        {isShown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} endAdornment={toggle} />;
}

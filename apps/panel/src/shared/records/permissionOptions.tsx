import { permissionNames } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';

/** Permissions to select, with their descriptions. */
export const permissionOptions = permissionNames.map((value) => ({
  value,
  label: <FormattedMessage id={`ui.permission.${value}`} />,
  hint: <FormattedMessage id={`panel.permission.${value}Hint`} />,
}));

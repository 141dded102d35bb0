import { permissionNames } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';

/** The permissions to choose from, each with what it opens. */
export const permissionOptions = permissionNames.map((value) => ({
  value,
  label: <FormattedMessage id={`ui.permission.${value}`} />,
  hint: <FormattedMessage id={`panel.permission.${value}Hint`} />,
}));

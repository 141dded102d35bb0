import { useIntl } from 'react-intl';

const severities = ['error', 'warning'] as const;

/** Returns the choices of how much breaking a rule matters. */
export function useSeverityOptions() {
  const intl = useIntl();
  return severities.map((value) => ({
    value,
    label: intl.formatMessage({ id: `panel.rules.severity.${value}` }),
  }));
}

import type { Incident } from '@vitrina/api-client/contract';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Returns a function that names an incident: its problem, and the package it is about. */
export function useIncidentName(): (incident: Pick<Incident, 'type' | 'epack'>) => string {
  const intl = useIntl();
  return useCallback(
    ({ type, epack }) => {
      const problem = intl.formatMessage({ id: `shelf.problem.${type}` });
      return epack ? `${problem}: ${epack.name}` : problem;
    },
    [intl],
  );
}

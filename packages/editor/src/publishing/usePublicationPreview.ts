import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';

/** Returns a preview of publishing the saved package; no data for a package that was never saved. */
export function usePublicationPreview(epackId: string | undefined, licenseId: number | undefined) {
  return useQuery({
    ...callQuery(useApiClient(), calls.previewPublication, {
      params: { id: epackId ?? '' },
      query: licenseId === undefined ? {} : { licenseId },
    }),
    enabled: epackId !== undefined,
    refetchOnMount: 'always',
  });
}

/** The result of {@link usePublicationPreview}. */
export type PublicationPreview = ReturnType<typeof usePublicationPreview>;

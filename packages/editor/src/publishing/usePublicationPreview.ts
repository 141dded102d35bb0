import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';

/** What publishing the saved package now would do; nothing where it was never saved. */
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

/** {@link usePublicationPreview}. */
export type PublicationPreview = ReturnType<typeof usePublicationPreview>;

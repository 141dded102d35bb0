import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { bundledFonts } from '@vitrina/block-kit';
import { declareBundledFonts, useApiClient } from '@vitrina/session';
import { useEffect } from 'react';

/** Loads the families that come with the server for the canvas. */
export function useBundledFonts(families: readonly string[], assetUrl: (source: string) => string): void {
  const names = families.filter((family) => Object.hasOwn(bundledFonts, family)).join();
  const query = callQuery(useApiClient(), calls.listBundledFonts);
  const fonts = useQuery({ ...query, enabled: names !== '' }).data?.data.items;
  useEffect(() => {
    const used = names.split(',');
    return declareBundledFonts(fonts?.filter(({ family }) => used.includes(family)) ?? [], assetUrl);
  }, [fonts, names, assetUrl]);
}

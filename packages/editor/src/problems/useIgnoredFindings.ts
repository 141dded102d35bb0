import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { IgnoredFinding } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { takeIgnored } from '@vitrina/editor-core/problems';
import { useBuilderDispatch, useEditorState } from '@vitrina/editor-ui/store';
import { useApiClient } from '@vitrina/session';
import { useEffect } from 'react';

const none: readonly IgnoredFinding[] = [];

/** Returns the findings of the package that are ignored; those of content that has changed too. */
export function useIgnoredFindings(): readonly IgnoredFinding[] {
  const epackId = useEditorState((state) => state.document.epackId);
  const mayIgnore = useEditorState((state) => state.document.rules?.mayIgnore === true);
  const { data } = useQuery({
    ...callQuery(useApiClient(), calls.listIgnoredFindings, { params: { id: epackId ?? '' } }),
    enabled: epackId !== undefined && mayIgnore,
  });
  return data?.data.items ?? none;
}

/** Loads what is ignored, and leaves it out of the problems. */
export function useTakeIgnored(): void {
  const dispatch = useBuilderDispatch();
  const findings = useIgnoredFindings();
  useEffect(() => {
    dispatch(takeIgnored(findings.map(({ key }) => key)));
  }, [findings, dispatch]);
}

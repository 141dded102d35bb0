import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { SourceRecordWire } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { takeRecord } from '@vitrina/editor-core/problems';
import { useBuilderDispatch, useEditorState } from '@vitrina/editor-ui/store';
import { readSourceRecord } from '@vitrina/page-designs';
import { useApiClient } from '@vitrina/session';
import { useEffect } from 'react';

/** Returns what the record of the package says now; undefined without one, before the first save, or while it loads. */
export function useSourceRecord(): SourceRecordWire | undefined {
  const epackId = useEditorState((state) => state.document.epackId);
  const isLinked = useEditorState((state) => readSourceRecord(state.document.epack.manifest) !== undefined);
  const { data } = useQuery({
    ...callQuery(useApiClient(), calls.getSourceRecord, { params: { id: epackId ?? '' } }),
    enabled: epackId !== undefined && isLinked,
  });
  return (isLinked && data?.data) || undefined;
}

/** Loads the record of the package, and lists the texts that changed there among the problems. */
export function useTakeRecord(): void {
  const dispatch = useBuilderDispatch();
  const facts = useSourceRecord()?.facts ?? null;
  useEffect(() => {
    dispatch(takeRecord(facts));
  }, [facts, dispatch]);
}

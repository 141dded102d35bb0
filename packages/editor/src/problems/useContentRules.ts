import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { takeRules } from '@vitrina/editor-core/problems';
import { useBuilderDispatch, useEditorState } from '@vitrina/editor-ui/store';
import { useApiClient } from '@vitrina/session';
import { useEffect } from 'react';

/** Loads the company's rules about the content, and checks the document by them. */
export function useContentRules(): void {
  const dispatch = useBuilderDispatch();
  const epackId = useEditorState((state) => state.document.epackId);
  const query = epackId === undefined ? {} : { epackId };
  const { data } = useQuery(callQuery(useApiClient(), calls.getContentRules, { query }));
  const rules = data?.data;
  useEffect(() => {
    if (rules !== undefined) dispatch(takeRules(rules));
  }, [rules, dispatch]);
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { AiAction } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { useEffect, useRef, useState } from 'react';
import { type AssistTarget, hasFormatting, toHtml, toPlainText } from '@vitrina/editor-core/texts';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/** What the assistant made of a text, or makes of it just now. */
export interface AssistProposal {
  /** As it would be stored. */
  readonly text: string;
  readonly isComplete: boolean;
  /** Whether bold, links and colors of the text would go. */
  readonly losesFormatting: boolean;
}

/** The assistant at work on a text: what it can do, what it proposes, and how much of it is left today. */
export function useAssistant(target: AssistTarget | undefined) {
  const { client } = useEditorStore().services;
  const queries = useQueryClient();
  const actions = useQuery(callQuery(client, calls.listAiActions));
  const hasModel = actions.data?.data.items.some(({ needsModel, isAvailable }) => needsModel && isAvailable);
  const usage = useQuery({
    ...callQuery(client, calls.getAiUsage),
    refetchOnMount: 'always',
    enabled: hasModel === true,
  });
  const [busyId, setBusyId] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [proposal, setProposal] = useState<AssistProposal>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async ({ id, needsModel }: AiAction, values: Record<string, string>) => {
    if (target === undefined) return;
    const current = proposal?.isComplete ? proposal.text : target.text;
    const isFormatted = target.isRich && hasFormatting(current);
    // Rules know nothing of mark-up; a model is told to leave it alone.
    const keepsMarkup = needsModel && isFormatted;
    const prompt = keepsMarkup || !target.isRich ? current : toPlainText(current);
    const toStored = (text: string) => (keepsMarkup || !target.isRich ? text : toHtml(text));
    const losesFormatting = isFormatted && !keepsMarkup;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setBusyId(id);
    setError(undefined);
    let text = '';
    try {
      const body = { actionId: id, prompt, values };
      const { data } = await client.stream(calls.makeAiAction, { body, signal }, (piece) => {
        text += piece;
        setProposal({ text: toStored(text), isComplete: false, losesFormatting });
      });
      setProposal({ text: toStored(data.text), isComplete: true, losesFormatting });
    } catch (failure) {
      // What came so far is no answer.
      setProposal(proposal);
      if (!signal.aborted) setError(failure);
    } finally {
      setBusyId(undefined);
      if (needsModel) void queries.invalidateQueries({ queryKey: queryKeyOf(calls.getAiUsage) });
    }
  };
  return {
    actions,
    hasModel,
    usage: usage.data?.data,
    busyId,
    error,
    proposal,
    run: (action: AiAction, values: Record<string, string>) => void run(action, values),
    /** Stops the answer that is on its way, at the server too. */
    cancel: () => running.current?.abort(),
    /** Forgets the proposal, as when another text is chosen. */
    reset: () => {
      running.current?.abort();
      setProposal(undefined);
      setError(undefined);
    },
  };
}

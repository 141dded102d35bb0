import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { AiAction } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { useEffect, useRef, useState } from 'react';
import { type AssistTarget, hasFormatting, toHtml, toPlainText } from '@vitrina/editor-core/texts';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { hasModel } from './hasModel.ts';

/** A complete or streaming proposal of the assistant. */
export interface AssistProposal {
  /** The text in its stored form. */
  readonly text: string;
  readonly isComplete: boolean;
  /** Whether the proposal loses bold, links, and colors of the text. */
  readonly losesFormatting: boolean;
}

/** Returns the assistant for a text: its actions, its proposal, and its remaining use today. */
export function useAssistant(target: AssistTarget | undefined) {
  const { client } = useEditorStore().services;
  const queries = useQueryClient();
  const actions = useQuery(callQuery(client, calls.listAiActions));
  const isModelSet = actions.data && hasModel(actions.data.data.items);
  const usage = useQuery({
    ...callQuery(client, calls.getAiUsage),
    refetchOnMount: 'always',
    enabled: isModelSet === true,
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
    // Rule-based actions can't process markup; a model is instructed to keep it.
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
      // Restores the previous proposal: an incomplete response can't be accepted.
      setProposal(proposal);
      if (!signal.aborted) setError(failure);
    } finally {
      setBusyId(undefined);
      if (needsModel) void queries.invalidateQueries({ queryKey: queryKeyOf(calls.getAiUsage) });
    }
  };
  return {
    actions,
    hasModel: isModelSet,
    usage: usage.data?.data,
    busyId,
    error,
    proposal,
    run: (action: AiAction, values: Record<string, string>) => void run(action, values),
    /** Cancels the current request, also on the server. */
    cancel: () => running.current?.abort(),
    /** Discards the proposal, for example when another text is selected. */
    reset: () => {
      running.current?.abort();
      setProposal(undefined);
      setError(undefined);
    },
  };
}

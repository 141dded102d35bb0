import { calls } from '@vitrina/api-client/calls';
import { maxTextsPerRequest, type TextProposal } from '@vitrina/api-client/contract';
import { readWords } from '@vitrina/block-kit';
import { type PageText, toAskedText } from '@vitrina/page-designs';
import { useAction, useCallMutation } from '@vitrina/session';
import { useEffect, useRef, useState } from 'react';

/** The way texts are proposed. */
export type ProposalTask = 'write' | 'shorten';

/** A proposal for a text of the page. */
export interface ProposedText extends PageText {
  readonly before: string;
  readonly after: string;
  /** Keys of the record's facts that it is taken from. */
  readonly sources: readonly string[];
  readonly refusal: TextProposal['refusal'];
}

interface ProposalScope {
  readonly epackId: string;
  readonly locale: string;
  readonly texts: readonly PageText[];
}

/** Returns the proposals for the texts of a page, which arrive in parts, and the action that asks for them. */
export function useTextProposals({ epackId, locale, texts }: ProposalScope) {
  const [proposals, setProposals] = useState<readonly ProposedText[]>();
  const [askedCount, setAskedCount] = useState(0);
  const request = useCallMutation(calls.proposeTexts);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const askInParts = async (task: ProposalTask, signal: AbortSignal) => {
    for (let start = 0; start < texts.length && !signal.aborted; start += maxTextsPerRequest) {
      const part = texts.slice(start, start + maxTextsPerRequest);
      const body = { task, locale, texts: part.map(toAskedText) };
      const { data } = await request.runAsync({ params: { id: epackId }, body, signal });
      const ofPart = data.items.flatMap((item) => toProposed(item, part));
      setProposals((earlier = []) => [...earlier, ...ofPart]);
      setAskedCount(start + part.length);
    }
  };
  const asking = useAction(async (task: ProposalTask) => {
    const controller = new AbortController();
    running.current = controller;
    setProposals([]);
    setAskedCount(0);
    try {
      await askInParts(task, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    }
  });
  return {
    /** Undefined before they are asked for. */
    proposals,
    /** How many texts have an answer. */
    askedCount,
    isAsking: asking.isPending,
    error: asking.error,
    ask: asking.run,
    /** Stops asking, also on the server; the proposals that have arrived stay. */
    stop: () => running.current?.abort(),
  };
}

function toProposed(
  { key, text, sources, refusal }: TextProposal,
  part: readonly PageText[],
): ProposedText[] {
  const ofPage = part.find((each) => each.key === key);
  if (!ofPage) return [];
  const before = readWords(ofPage.text.control, ofPage.text.text);
  return before === text ? [] : [{ ...ofPage, before, after: text, sources, refusal }];
}

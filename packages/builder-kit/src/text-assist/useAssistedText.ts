import { calls } from '@vitrina/api-client/calls';
import type { AiAction } from '@vitrina/api-client/contract';
import type { Catalogue } from '@vitrina/block-catalogue';
import { useState } from 'react';

import { findEditableProp } from '../canvas/findEditableProp.ts';
import { toText } from '../controls/jsonText.ts';
import { getEditedSize, readProp } from '../inspector/readProp.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import type { BuilderState } from '../store/createBuilderStore.ts';
import { applyChange } from '../store/edit.ts';
import { getActiveComponent } from '../store/selectors.ts';
import { hasFormatting, toHtml, toPlainText } from './plainHtml.ts';

/** The active text, what the assistant proposes for it, and the ways to ask and to accept. */
export function useAssistedText() {
  const store = useBuilderStore();
  const [target] = useState(() => findTarget(store.getState(), store.services.catalogue));
  const [proposal, setProposal] = useState<string>();
  const [busyId, setBusyId] = useState<string>();
  const [error, setError] = useState<unknown>();
  const html = target?.html ?? '';
  const text = toPlainText(html);

  const run = async ({ id }: AiAction, values: Record<string, string>) => {
    setBusyId(id);
    setError(undefined);
    try {
      const body = { actionId: id, prompt: proposal ?? text, values };
      const { data } = await store.services.client.call(calls.makeAiAction, { body });
      setProposal(data.text);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusyId(undefined);
    }
  };
  return {
    text,
    losesFormatting: hasFormatting(html),
    proposal,
    busyId,
    error,
    run: (action: AiAction, values: Record<string, string>) => void run(action, values),
    accept: () => {
      if (target === undefined || proposal === undefined) return;
      const { id, name, size } = target;
      store.dispatch(
        applyChange(
          { type: 'updateProperty', id, name, size, value: toHtml(proposal) },
          { mergeKey: `assist ${id} ${proposal}` },
        ),
      );
    },
  };
}

/** The text of the active component at the size in view; undefined where it has none. */
function findTarget(state: BuilderState, catalogue: Catalogue) {
  const component = getActiveComponent(state);
  const name = component && findEditableProp(component, catalogue);
  const kind = name === undefined ? undefined : catalogue.find(component?.componentKey ?? '')?.props[name];
  if (component === undefined || name === undefined || kind === undefined) return undefined;
  const { size } = state.view;
  return {
    id: component.id,
    name,
    size: getEditedSize(kind, size),
    html: toText(readProp(component.props[name], kind, size).value),
  };
}

import type { TranslatedText } from '@vitrina/block-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callMutation, callQuery } from '@vitrina/api-client/query';
import type { PageAddress } from '@vitrina/epack-model';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { translateText } from '@vitrina/editor-core/texts';
import { useEditorStore } from '@vitrina/editor-ui/store';

/** Machine translation of single texts by the language model. */
export interface MachineTranslation {
  /** Whether a model supports the language. */
  readonly canTranslate: boolean;
  isBusy: (text: TranslatedText) => boolean;
  /** Returns the error of the last attempt to translate a text. */
  failureOf: (text: TranslatedText) => unknown;
  translate: (text: TranslatedText) => void;
}

/** Id of the assistant's translation action, which takes the language. */
const actionId = 'translate';
const valueName = 'locale';

/** Returns the language of a locale, which is its last part: `en`, `by_ru`. */
function languageOf(locale: string): string {
  return locale.toLowerCase().split(/[_-]/).at(-1) ?? '';
}

/** Returns the {@link MachineTranslation} into a locale. Unmounting cancels pending translations. */
export function useMachineTranslation(locale: string, source: PageAddress): MachineTranslation {
  const store = useEditorStore();
  const { client } = store.services;
  const actions = useQuery(callQuery(client, calls.listAiActions));
  const action = actions.data?.data.items.find(({ id }) => id === actionId);
  const language = languageOf(locale);
  const speaks = action?.values.some(
    ({ name, options }) => name === valueName && options?.some(({ value }) => value === language),
  );
  const { mutateAsync } = useMutation(callMutation(client, calls.makeAiAction));
  // Several texts can be translated at once, but a mutation tracks only its latest call.
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<Readonly<Record<string, unknown>>>({});
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const translate = useCallback(
    async (text: TranslatedText) => {
      const { key, sourceText } = text;
      const signal = leaving.current?.signal;
      setBusyKeys((before) => new Set(before).add(key));
      setFailures(({ [key]: _solved, ...others }) => others);
      try {
        const body = { actionId, prompt: sourceText, values: { [valueName]: language } };
        const { data } = await mutateAsync({ body, ...(signal && { signal }) });
        store.dispatch(translateText(text, source, data.text));
      } catch (error) {
        if (signal?.aborted) return;
        setFailures((before) => ({ ...before, [key]: error }));
      } finally {
        setBusyKeys((before) => new Set([...before].filter((each) => each !== key)));
      }
    },
    [mutateAsync, store, source, language],
  );
  return useMemo(
    () => ({
      canTranslate: action?.isAvailable === true && speaks === true,
      isBusy: ({ key }) => busyKeys.has(key),
      failureOf: ({ key }) => failures[key],
      translate: (text) => void translate(text),
    }),
    [action, speaks, busyKeys, failures, translate],
  );
}

import { useEditorStore } from '@vitrina/editor-ui/store';
import { loadDesignTexts } from '@vitrina/page-designs';
import { use } from 'react';

const loading = new Map<string, Promise<void>>();

/** Waits for the texts of designs in the language of a locale. If they can't be loaded, designs are in English. */
export function useTextsOfDesigns(locale: string): void {
  const { reportError } = useEditorStore().services;
  const known = loading.get(locale) ?? loadDesignTexts([locale]).catch(reportError);
  loading.set(locale, known);
  use(known);
}

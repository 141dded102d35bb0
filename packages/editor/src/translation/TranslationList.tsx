import type { TranslatedText } from '@vitrina/block-kit';
import Box from '@mui/material/Box';
import type { PageAddress } from '@vitrina/epack-model';
import { useVirtualizer } from '@tanstack/react-virtual';
import { colors } from '@vitrina/ui-kit';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { confirmTranslation } from '@vitrina/editor-core/texts';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

import { TranslationRow } from './TranslationRow.tsx';
import { useMachineTranslation } from './useMachineTranslation.ts';

interface TranslationListProps {
  readonly texts: readonly TranslatedText[];
  readonly source: PageAddress;
  readonly locale: string;
}

/** Estimated height of a row, in px. Rows are measured after they render. */
const rowHeightPx = 132;

/** Renders the texts as rows. Only visible rows are rendered, since a page may have thousands. */
export function TranslationList({ texts, source, locale }: TranslationListProps) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const [list, setList] = useState<HTMLElement | null>(null);
  const machine = useMachineTranslation(locale, source);
  // oxlint-disable-next-line react/incompatible-library -- rows are read during rendering and never passed on
  const virtualizer = useVirtualizer({
    count: texts.length,
    getScrollElement: () => list,
    estimateSize: () => rowHeightPx,
    getItemKey: (index) => texts[index]?.key ?? index,
    overscan: 4,
  });
  const wantedFocus = useRef(texts.find(({ state }) => state !== 'done')?.key);
  const focusRow = useCallback((key: string, element: HTMLElement | null | undefined) => {
    if (!element || wantedFocus.current !== key) return;
    wantedFocus.current = undefined;
    const field = element.querySelector<HTMLElement>('[role=textbox], textarea, input');
    if (field) focusAndSelect(field);
  }, []);
  const goTo = (index: number) => {
    const key = texts[index]?.key;
    if (key === undefined) return;
    wantedFocus.current = key;
    virtualizer.scrollToIndex(index, { align: 'center' });
    focusRow(key, list?.querySelector<HTMLElement>(`[data-text="${CSS.escape(key)}"]`));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    const text = texts[index];
    if (text) dispatch(confirmTranslation(text, source));
    const next = texts.findIndex(({ state }, at) => at > index && state !== 'done');
    if (next >= 0) goTo(next);
  };
  return (
    <Box
      ref={setList}
      role="list"
      aria-label={intl.formatMessage({ id: 'builder.translation.list' })}
      sx={{ flex: 1, minHeight: 160, overflowY: 'auto', borderTop: `1px solid ${colors.line}` }}
    >
      <Box role="presentation" sx={{ position: 'relative' }} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const text = texts[index];
          return (
            text && (
              <Box
                key={key}
                ref={virtualizer.measureElement}
                role="listitem"
                data-index={index}
                data-text={text.key}
                onKeyDownCapture={(event: KeyboardEvent) => onKeyDown(event, index)}
                sx={{
                  position: 'absolute',
                  insetInline: 0,
                  borderBottom: `1px solid ${colors.line}`,
                  py: 3,
                }}
                style={{ top: start }}
              >
                <TranslationRow
                  text={text}
                  source={source}
                  locale={locale}
                  machine={machine}
                  onShown={focusRow}
                />
              </Box>
            )
          );
        })}
      </Box>
    </Box>
  );
}

/** Focuses a field and selects its text: a new translation is typed over the copy of the source. */
function focusAndSelect(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  else document.getSelection()?.selectAllChildren(field);
}

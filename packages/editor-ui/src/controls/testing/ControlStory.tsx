import Box from '@mui/material/Box';
import { messages as apiMessages } from '@vitrina/api-client/messages';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { messages as blockMessages } from '@vitrina/block-catalogue/messages';
import type { PropKind } from '@vitrina/block-kit';
import type { Json } from '@vitrina/epack-model';
import { feature, page, text } from '@vitrina/epack-model/testing';
import { SessionFrame } from '@vitrina/session/testing';
import { useId, useState } from 'react';
import { viewActions } from '@vitrina/editor-core/store';
import { createTestStore, createFakeServer } from '@vitrina/editor-core/testing';

import { DragProvider } from '../../drag/DragProvider.tsx';
import { EditorContext, type EditorContextValue } from '../../editor/EditorContext.ts';
import { messages } from '../../messages/index.ts';
import { EditorStoreProvider } from '../../store/EditorStoreProvider.tsx';
import { useBlockTexts } from '../../texts/useBlockTexts.ts';
import { Control } from '../Control.tsx';

/** Props of {@link ControlStory}. */
export interface ControlStoryProps {
  /** Key of the block whose prop is edited. */
  readonly block: string;
  readonly prop: string;
  /** Kind that replaces the prop's kind, for kinds that no block uses. */
  readonly kind?: PropKind<unknown>;
  /** Stored value, or `undefined` if none is set. */
  readonly value?: Json;
  readonly locale?: 'en' | 'ru';
}

const nothing = (): undefined => undefined;

const editor: EditorContextValue = {
  views: {},
  assetUrl: (source) => source,
  previewUrl: (id) => id,
  announce: nothing,
  refuse: nothing,
  notify: nothing,
  runCommand: nothing,
};

/** Fake server with one font and two data sources. */
const { client } = createFakeServer(({ path }) => {
  const font = { family: 'Golos', weight: 400, style: 'normal', formats: [] };
  if (path.endsWith('/fonts')) return { code: 200, data: { items: [font], total: 1 } };
  return { code: 200, data: [] };
});

/** Renders the control of a block's prop as in the inspector, on a page of two texts. Changes are kept. */
export function ControlStory({ locale = 'en', ...props }: ControlStoryProps) {
  const catalogues = [apiMessages, blockMessages, messages];
  const routes = [{ path: '/', element: <Field {...props} /> }];
  return <SessionFrame routes={routes} path="/" catalogues={catalogues} locale={locale} />;
}

function Field({ block, prop, value, kind: ownKind }: ControlStoryProps) {
  const id = useId();
  const [current, setCurrent] = useState<Json | undefined>(value);
  const [store] = useState(() => {
    const created = createTestStore({ page: page(feature(text('First'), text('Second'))), client });
    created.dispatch(viewActions.selected([2]));
    return created;
  });
  const texts = useBlockTexts();
  const definition = standardCatalogue.find(block);
  const kind = ownKind ?? definition?.props[prop];
  if (definition === undefined || kind === undefined) throw new Error(`There is no ${block}.${prop}`);
  return (
    <EditorStoreProvider store={store}>
      <EditorContext value={editor}>
        <DragProvider>
          <Box sx={{ width: 296, display: 'flex', flexDirection: 'column', gap: 1 }}>
            <Box component="label" id={`${id}-label`} htmlFor={id} sx={{ fontSize: 12, lineHeight: '16px' }}>
              {texts.prop(definition, prop)}
            </Box>
            <Control
              control={kind.control}
              value={current ?? (kind.isOptional ? undefined : kind.defaultValue)}
              onChange={setCurrent}
              id={id}
              labelId={`${id}-label`}
              scope={{ definition, propName: prop }}
            />
          </Box>
        </DragProvider>
      </EditorContext>
    </EditorStoreProvider>
  );
}

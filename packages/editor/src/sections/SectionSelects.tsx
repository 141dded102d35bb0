import Box from '@mui/material/Box';
import { addressInLocale, addressInTemplate, type Epack, type PageAddress } from '@vitrina/epack-model';
import { lazyDialog } from '@vitrina/ui-kit';
import { useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { openPage } from '@vitrina/editor-core/loading';
import { sectionKinds, type SectionKind } from '@vitrina/editor-core/sections';
import { listSections } from '@vitrina/editor-core/store';
import { DialogBoundary } from '@vitrina/editor-ui/dialogs';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';

import { SectionSelect } from './SectionSelect.tsx';

const AddSectionDialog = lazyDialog(async () => (await import('./AddSectionDialog.tsx')).AddSectionDialog);
const CopyTemplateDialog = lazyDialog(
  async () => (await import('./CopyTemplateDialog.tsx')).CopyTemplateDialog,
);
const DeleteSectionDialog = lazyDialog(
  async () => (await import('./DeleteSectionDialog.tsx')).DeleteSectionDialog,
);

/** What is being done with a section, in a dialog. */
type Task = { readonly kind: SectionKind; readonly action: 'add' | 'delete' | 'copy' };

/** The locale, template and page in view, each with the others there are and the ways to add and delete one. */
export function SectionSelects() {
  const active = useEditorState((state) => state.document.active);
  const keys = useEditorState((state) => Object.keys(state.document.epack.pages), shallowEqual);
  const store = useEditorStore();
  const names = useMemo(() => listSections(keys, active), [keys, active]);
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      {sectionKinds.map((kind) => (
        <SectionSelect
          key={kind}
          kind={kind}
          value={active[kind]}
          names={names[kind]}
          onChange={(name) => {
            // Pages are read when they are needed: each edit makes another table of them.
            const { epack } = store.getState().document;
            void store.dispatch(openPage(getAddress(epack, active, kind, name)));
          }}
          onTask={(action) => setTask({ kind, action })}
        />
      ))}
      {task && (
        <DialogBoundary onClose={close}>
          <>
            {task.action === 'add' && <AddSectionDialog kind={task.kind} onClose={close} />}
            {task.action === 'delete' && <DeleteSectionDialog kind={task.kind} onClose={close} />}
            {task.action === 'copy' && <CopyTemplateDialog onClose={close} />}
          </>
        </DialogBoundary>
      )}
    </Box>
  );
}

/** Where the choice of a section leads: another locale opens on its master template, another template on its index page. */
function getAddress(
  epack: Pick<Epack, 'pages'>,
  active: PageAddress,
  kind: SectionKind,
  name: string,
): PageAddress {
  if (kind === 'locale') return addressInLocale(epack, name);
  if (kind === 'template') return addressInTemplate(epack, active.locale, name);
  return { ...active, page: name };
}

import Box from '@mui/material/Box';
import {
  addressInLocale,
  addressInTemplate,
  arrangePages,
  directionOf,
  type Epack,
  type PageAddress,
} from '@vitrina/epack-model';
import { FormattedMessage, lazyDialog } from '@vitrina/ui-kit';
import { useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { openPage } from '@vitrina/editor-core/loading';
import { movePage, sectionKinds, turnDirection, type SectionKind } from '@vitrina/editor-core/sections';
import { listSections } from '@vitrina/editor-core/store';
import { DialogBoundary } from '@vitrina/editor-ui/dialogs';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';

import type { PageTask } from './PageNameDialog.tsx';
import { SectionSelect, type SectionAction, type SectionEntry } from './SectionSelect.tsx';

const AddSectionDialog = lazyDialog(async () => (await import('./AddSectionDialog.tsx')).AddSectionDialog);
const CopyTemplateDialog = lazyDialog(
  async () => (await import('./CopyTemplateDialog.tsx')).CopyTemplateDialog,
);
const PageNameDialog = lazyDialog(async () => (await import('./PageNameDialog.tsx')).PageNameDialog);
const DeleteSectionDialog = lazyDialog(
  async () => (await import('./DeleteSectionDialog.tsx')).DeleteSectionDialog,
);

/** The action whose dialog is open. */
type Task = { readonly kind: SectionKind; readonly action: Exclude<SectionAction, 'earlier' | 'later'> };

/** Renders selects for the locale, template and page in view, with actions to add and delete them. */
export function SectionSelects() {
  const active = useEditorState((state) => state.document.active);
  const keys = useEditorState((state) => Object.keys(state.document.epack.pages), shallowEqual);
  const isRtl = useEditorState(
    ({ document }) => directionOf(document.epack.manifest, document.active.locale) === 'rtl',
  );
  const store = useEditorStore();
  const manifest = useEditorState((state) => state.document.epack.manifest);
  const entries = useMemo(() => listEntries(keys, active, manifest), [keys, active, manifest]);
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      {sectionKinds.map((kind) => (
        <SectionSelect
          key={kind}
          kind={kind}
          value={active[kind]}
          entries={entries[kind]}
          onChange={(name) => {
            // Read pages on demand, since each edit creates a new table of pages.
            const { epack } = store.getState().document;
            void store.dispatch(openPage(getAddress(epack, active, kind, name)));
          }}
          onTask={(action) => {
            if (action === 'earlier' || action === 'later')
              store.dispatch(movePage(action === 'earlier' ? -1 : 1));
            else setTask({ kind, action });
          }}
          {...(kind === 'locale' && {
            setting: {
              label: <FormattedMessage id="builder.section.locale.rtl" />,
              isOn: isRtl,
              onToggle: () => store.dispatch(turnDirection()),
            },
          })}
        />
      ))}
      {task && (
        <DialogBoundary onClose={close}>
          <>
            {task.action === 'add' && task.kind !== 'page' && (
              <AddSectionDialog kind={task.kind} onClose={close} />
            )}
            {isPageTask(task) && <PageNameDialog task={task.action} onClose={close} />}
            {task.action === 'delete' && <DeleteSectionDialog kind={task.kind} onClose={close} />}
            {task.action === 'copy' && <CopyTemplateDialog onClose={close} />}
          </>
        </DialogBoundary>
      )}
    </Box>
  );
}

function isPageTask(task: Task): task is { kind: 'page'; action: PageTask } {
  return task.kind === 'page' && task.action !== 'delete' && task.action !== 'copy';
}

/** Lists the sections to choose from, pages with their titles in the order of the template. */
function listEntries(
  keys: readonly string[],
  active: PageAddress,
  manifest: Epack['manifest'],
): Readonly<Record<SectionKind, readonly SectionEntry[]>> {
  const { locale, template, page } = listSections(keys, active);
  return {
    locale: locale.map((name) => ({ name })),
    template: template.map((name) => ({ name })),
    page: arrangePages(manifest, active, page).map(({ page: name, title }) => ({ name, title })),
  };
}

/**
 * Returns the page to open for a chosen section: a locale opens its master template, a template its index
 * page.
 */
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

import { createApiClient } from '@vitrina/api-client';
import { standardCatalogue as catalogue } from '@vitrina/block-catalogue';
import * as core from '@vitrina/editor-core';

const [baseUrl = '', epackId = ''] = process.argv.slice(2);
const client = createApiClient({ baseUrl, getToken: () => process.env.VITRINA_TOKEN });
const drafts = core.createMemoryDrafts();
const { error: reportError, error: logFailure } = console;
const services = { client, catalogue, drafts, now: Date.now, reportError, logFailure };

async function open() {
  return core.createEditorStore(await core.openSavedEpack(client, catalogue, epackId), services);
}

function addText({ dispatch, getState }: core.EditorStore, value: string) {
  dispatch(core.insertDraft({ type: 'component', componentKey: 'Text', props: {} }));
  const id = core.getActiveId(getState()) ?? 0;
  dispatch(core.applyChange({ type: 'updateProperty', id, name: 'text', size: 'desktop', value }));
}

const store = await open();
const opened = core.getActivePage(store.getState());

const colleague = await open(); // another user, who saves first
addText(colleague, 'Free delivery');
await colleague.dispatch(core.saveEpack());

for (const text of ['Quiet', 'Light', 'Fast']) addText(store, text);
core.runHeadless(store, 'move-up');
core.runHeadless(store, 'undo');

if (!(await store.dispatch(core.saveEpack()))) {
  const { saving } = store.getState();
  if (saving.status !== 'conflict' || !('address' in saving.conflict)) throw new Error(saving.status);
  await store.dispatch(core.mergePage(saving.conflict, opened));
}
console.log(store.getState().saving.status);

import { EpackListScreen } from '@vitrina/editor/list';

const builderPath = '/panel/builder-pro';

/** The editor is another app of the same server, so that its address is left for, not navigated to. */
function openEditor(epackId: string): void {
  globalThis.location.assign(`${builderPath}/${epackId}`);
}

/** The list of packages. */
export function BuilderProPage() {
  return (
    <EpackListScreen
      onOpen={openEditor}
      onCreate={(type) => openEditor(`new?type=${type}`)}
      previewUrl={(epackId) => `${builderPath}/preview/${epackId}`}
    />
  );
}

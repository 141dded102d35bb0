import { EpackListScreen } from '@vitrina/editor/list';

const builderPath = '/panel/builder-pro';

/** Opens the editor with a full page load, because it is another app of the same server. */
function openEditor(epackId: string): void {
  globalThis.location.assign(`${builderPath}/${epackId}`);
}

/** List page of packages. */
export function BuilderProPage() {
  return (
    <EpackListScreen
      onOpen={openEditor}
      onCreate={(type) => openEditor(`new?type=${type}`)}
      previewUrl={(epackId) => `${builderPath}/preview/${epackId}`}
    />
  );
}

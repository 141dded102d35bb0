import { EpackListScreen } from '@vitrina/editor/list';
import { lateTexts, WithLateTexts } from '@vitrina/ui-kit';

const loadTexts = lateTexts({ en: () => import('./texts/en.ts'), ru: () => import('./texts/ru.ts') });
const builderPath = '/panel/builder-pro';

/** The editor is another app of the same server, so that its address is left for, not navigated to. */
function openEditor(epackId: string): void {
  globalThis.location.assign(`${builderPath}/${epackId}`);
}

/** The list of packages; the builder's texts come with it, so that the other screens need not carry them. */
export function BuilderProPage() {
  return (
    <WithLateTexts load={loadTexts}>
      <EpackListScreen
        onOpen={openEditor}
        onCreate={(type) => openEditor(`new?type=${type}`)}
        previewUrl={(epackId) => `${builderPath}/preview/${epackId}`}
      />
    </WithLateTexts>
  );
}

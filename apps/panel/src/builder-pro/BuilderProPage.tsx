import { EpackListScreen } from '@vitrina/builder-kit/list';
import { messages } from '@vitrina/builder-kit/messages';
import { WithMessages } from '@vitrina/ui-kit';

const catalogues = [messages];
const builderPath = '/panel/builder-pro';

/** The editor is another app of the same server, so that its address is left for, not navigated to. */
function openEditor(epackId: string): void {
  globalThis.location.assign(`${builderPath}/${epackId}`);
}

/** The list of packages; the builder's texts come with it, so that the other screens need not carry them. */
export function BuilderProPage() {
  return (
    <WithMessages catalogues={catalogues}>
      <EpackListScreen
        onOpen={openEditor}
        onCreate={(type) => openEditor(`new?type=${type}`)}
        previewUrl={(epackId) => `${builderPath}/preview/${epackId}`}
      />
    </WithMessages>
  );
}

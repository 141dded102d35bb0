import { useEditorState } from '@vitrina/editor-ui/store';

import { PreviewLinksDialog } from './PreviewLinksDialog.tsx';

/** Renders the preview links of the open package. */
export function EditorPreviewLinks({ onClose }: { readonly onClose: () => void }) {
  const epackId = useEditorState((state) => state.document.epackId);
  return epackId === undefined ? null : <PreviewLinksDialog epackId={epackId} onClose={onClose} />;
}

import { EpackListScreen } from '@vitrina/editor/list';
import { useNavigate } from 'react-router';

import { builderPath, openEditor } from './openEditor.ts';

/** List page of packages. */
export function BuilderProPage() {
  const navigate = useNavigate();
  return (
    <EpackListScreen
      onOpen={openEditor}
      onCreate={(type) => openEditor(`new?type=${type}`)}
      onReplace={(target) => void navigate('/panel/replacements', { state: target && { target } })}
      previewUrl={(epackId) => `${builderPath}/preview/${epackId}`}
    />
  );
}

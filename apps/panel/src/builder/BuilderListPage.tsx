import { SimpleEpackList } from '../simple-builder/list/index.ts';
import { WithLateTexts } from '@vitrina/ui-kit';
import { useNavigate } from 'react-router';

import { builderPath, newPath, previewUrl } from './builderPaths.ts';
import { loadTexts } from './loadTexts.ts';

/** The pages that were made from layouts. */
export function BuilderListPage() {
  const navigate = useNavigate();
  return (
    <WithLateTexts load={loadTexts}>
      <SimpleEpackList
        onOpen={(epackId) => void navigate(`${builderPath}/${epackId}`)}
        onCreate={() => void navigate(newPath)}
        previewUrl={previewUrl}
      />
    </WithLateTexts>
  );
}

import { SimpleEpackList } from '../simple-builder/list/index.ts';
import { useNavigate } from 'react-router';

import { builderPath, newPath, previewUrl } from './builderPaths.ts';

/** List page of packages created from layouts. */
export function BuilderListPage() {
  const navigate = useNavigate();
  return (
    <SimpleEpackList
      onOpen={(epackId) => void navigate(`${builderPath}/${epackId}`)}
      onCreate={() => void navigate(newPath)}
      previewUrl={previewUrl}
    />
  );
}

import { BuilderPro } from '@vitrina/editor';
import { WithMessages } from '@vitrina/ui-kit';
import { useCallback, type ComponentType } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';

import { exposeToBench } from './bench/exposeToBench.ts';
import { newId } from './newId.ts';
import { loadBlocks, type EditorBlocks } from './loadBlocks.ts';

/** Props of {@link EditorRoute}. */
export interface EditorRouteProps {
  readonly apiBaseUrl: string;
  readonly listPath: string;
}

/** Loads {@link EditorRoute} with the standard blocks and those of the given modules. */
export async function loadEditorRoute(
  blockModules: readonly string[],
): Promise<ComponentType<EditorRouteProps>> {
  const blocks = await loadBlocks(blockModules);
  return function LoadedEditorRoute(props) {
    return <EditorRoute {...props} blocks={blocks} />;
  };
}

/** Renders the editor of the package in the address; `new?type=sis` is a new package. */
function EditorRoute({ apiBaseUrl, blocks, listPath }: EditorRouteProps & { readonly blocks: EditorBlocks }) {
  const { catalogue, views, messages } = blocks;
  const navigate = useNavigate();
  const { epackId = newId } = useParams();
  const [params] = useSearchParams();
  const onCreated = useCallback(
    (id: string) => void navigate(`${listPath.replace(/\/$/, '')}/${id}`, { replace: true }),
    [navigate, listPath],
  );
  const onBack = useCallback(() => void navigate(listPath), [navigate, listPath]);
  return (
    <WithMessages catalogues={messages}>
      <BuilderPro
        epackId={epackId === newId ? undefined : epackId}
        startsWithReview={params.get('review') === 'open'}
        newType={params.get('type') === 'sis' ? 'sis' : 'minisite'}
        catalogue={catalogue}
        views={views}
        apiBaseUrl={apiBaseUrl}
        onCreated={onCreated}
        onBack={onBack}
        onOpened={import.meta.env.MODE === 'bench' ? exposeToBench : undefined}
      />
    </WithMessages>
  );
}

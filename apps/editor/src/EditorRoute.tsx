import { BuilderEditor } from '@vitrina/builder-kit';
import { messages as builderMessages } from '@vitrina/builder-kit/messages';
import { messages as modelMessages } from '@vitrina/epack-model/messages';
import { WithMessages } from '@vitrina/ui-kit';
import { use, useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';

import { exposeToBench } from './bench/exposeToBench.ts';
import { loadBlocks } from './loadBlocks.ts';

/** The id in the address of a package that was never saved. */
const newId = 'new';

/** Props of {@link EditorRoute}. */
export interface EditorRouteProps {
  readonly apiBaseUrl: string;
  readonly blockModules: readonly string[];
  readonly listPath: string;
}

/** The editor of the package in the address; `new?type=sis` is a new one. */
export function EditorRoute({ apiBaseUrl, blockModules, listPath }: EditorRouteProps) {
  const { catalogue, views, messages } = use(loadBlocks(blockModules));
  const catalogues = useMemo(() => [modelMessages, messages, builderMessages], [messages]);
  const navigate = useNavigate();
  const { epackId = newId } = useParams();
  const [params] = useSearchParams();
  const onCreated = useCallback(
    (id: string) => void navigate(`${listPath.replace(/\/$/, '')}/${id}`, { replace: true }),
    [navigate, listPath],
  );
  const onBack = useCallback(() => void navigate(listPath), [navigate, listPath]);
  return (
    <WithMessages catalogues={catalogues}>
      <BuilderEditor
        epackId={epackId === newId ? undefined : epackId}
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

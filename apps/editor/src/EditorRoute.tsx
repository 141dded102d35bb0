import { standardCatalogue } from '@vitrina/block-catalogue';
import { messages as blockMessages } from '@vitrina/block-catalogue/messages';
import { standardViews } from '@vitrina/block-catalogue/views';
import { BuilderEditor } from '@vitrina/builder-kit';
import { messages as builderMessages } from '@vitrina/builder-kit/messages';
import { messages as modelMessages } from '@vitrina/epack-model/messages';
import { WithMessages } from '@vitrina/ui-kit';
import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';

/** The id in the address of a package that was never saved. */
const newId = 'new';

const catalogues = [modelMessages, blockMessages, builderMessages];

/** Props of {@link EditorRoute}. */
export interface EditorRouteProps {
  readonly apiBaseUrl: string;
  readonly listPath: string;
}

/** The editor of the package in the address; `new?type=sis` is a new one. */
export function EditorRoute({ apiBaseUrl, listPath }: EditorRouteProps) {
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
        catalogue={standardCatalogue}
        views={standardViews}
        apiBaseUrl={apiBaseUrl}
        onCreated={onCreated}
        onBack={onBack}
      />
    </WithMessages>
  );
}

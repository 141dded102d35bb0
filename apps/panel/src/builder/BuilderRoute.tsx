import { standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import { SimpleBuilder } from '../simple-builder/index.ts';
import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

import { builderPath, proUrl } from './builderPaths.ts';

/** Simple builder of the package in the address. The ID `new` opens a new package. */
export function BuilderRoute() {
  const { id = 'new' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const onCreated = useCallback(
    (epackId: string) => void navigate({ pathname: `${builderPath}/${epackId}`, search }, { replace: true }),
    [navigate, search],
  );
  return (
    <SimpleBuilder
      epackId={id === 'new' ? undefined : id}
      catalogue={standardCatalogue}
      views={standardViews}
      apiBaseUrl=""
      proUrl={proUrl}
      onCreated={onCreated}
    />
  );
}

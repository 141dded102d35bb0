import { ReplacementScreen, type ReplacementTarget } from '@vitrina/editor/list';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { openEditor } from './openEditor.ts';

/** Page to find and replace across packages. The packages selected in the list travel with the navigation. */
export function ReplacementsPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = (useLocation().state as { readonly target?: ReplacementTarget } | null)?.target;
  const id = Number(params.get('id'));
  return (
    <ReplacementScreen
      target={target}
      replacementId={Number.isInteger(id) && id > 0 ? id : undefined}
      onShow={(next) =>
        void navigate(next === undefined ? '.' : `?id=${next}`, { state: target && { target } })
      }
      onOpen={openEditor}
    />
  );
}

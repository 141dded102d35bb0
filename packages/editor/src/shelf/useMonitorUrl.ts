import { holdsPermission, useApiClient, useSession } from '@vitrina/session';
import { useEditorState } from '@vitrina/editor-ui/store';

/**
 * Returns the address of this product's pages in the panel's live monitor; undefined if the user has no
 * access to it.
 */
export function useMonitorUrl(): string | undefined {
  const { baseUrl } = useApiClient();
  const { profile } = useSession();
  const { EAN: ean, productName } = useEditorState(({ document }) => document.epack.manifest.productData);
  const isShown = profile?.group?.settings.menu.liveMonitor ?? true;
  if (!profile || !isShown || !holdsPermission(profile, 'Live_monitor')) return undefined;
  const search = new URLSearchParams({ search: ean === undefined || ean === '' ? productName : ean });
  return `${baseUrl}/panel/statistics/liveMonitor?${search.toString()}`;
}

import type { GroupSettings } from '@vitrina/api-client/contract';
import { useSession } from '@vitrina/session';

/** Returns the live monitor settings that the user's group can change. Administrators can change all. */
export function useMonitorOptions(): GroupSettings['liveMonitor'] {
  const { isAdmin, profile } = useSession();
  const may = profile?.group?.settings.liveMonitor;
  const allows = (option: keyof GroupSettings['liveMonitor']) => isAdmin || (may?.[option] ?? false);
  return {
    epackageActivation: allows('epackageActivation'),
    mapping: allows('mapping'),
    notInStock: allows('notInStock'),
    updateBrandAlias: allows('updateBrandAlias'),
  };
}

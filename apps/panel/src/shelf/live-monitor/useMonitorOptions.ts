import type { GroupSettings } from '@vitrina/api-client/contract';
import { useSession } from '@vitrina/session';

/** What of the live monitor the user's group may change; administrators may all (panel.md, section 3). */
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

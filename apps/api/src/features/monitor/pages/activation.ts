import type { MonitoredPage } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { Failure } from '../../../platform/http/failure.ts';
import type { Language } from '../../../platform/http/language.ts';
import { publishEpack } from '../../publishing/publish.ts';
import { unpublishEpack } from '../../publishing/unpublish.ts';
import type { Services } from '../../services.ts';
import { requireOption } from './changePages.ts';

/** Publishes a page's epack to its retailer, or unpublishes it, by the rules of publishing. */
export async function activateEpack(
  services: Services,
  user: CurrentUser,
  { mapping, license, retailer }: MonitoredPage,
  isActive: boolean,
  language: Language,
): Promise<void> {
  requireOption(user, 'epackageActivation');
  if (!mapping) throw new Failure(409, 'pageNotMapped');
  if (!isActive) {
    await unpublishEpack(services, user, mapping.id, [retailer.id]);
    return;
  }
  await publishEpack(
    services,
    user,
    mapping.id,
    { licenseId: license.id, retailerIds: [retailer.id], checkPartialUpdate: true },
    { language },
  );
}

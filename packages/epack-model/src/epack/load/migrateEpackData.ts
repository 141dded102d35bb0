import type { Issue } from '../../issue.ts';
import type { JsonObject } from '../../json.ts';
import { currentFormatVersion, migrations } from './migrations.ts';

/**
 * Returns the document in the current format. A document of a newer format is read as far as possible, with
 * an error.
 */
export function migrateEpackData(data: JsonObject, issues: Issue[]): JsonObject {
  const version = versionOf(data);
  if (version > currentFormatVersion) {
    issues.push({ code: 'model.load.formatNewer', severity: 'error', values: { version } });
    return data;
  }
  if (version === currentFormatVersion) return data;
  issues.push({
    code: 'model.load.migrated',
    severity: 'info',
    values: { from: version, to: currentFormatVersion },
  });
  const migrated = migrations.slice(version).reduce((current, migrate) => migrate(current), data);
  return { ...migrated, formatVersion: currentFormatVersion };
}

function versionOf({ formatVersion }: JsonObject): number {
  return typeof formatVersion === 'number' && Number.isSafeInteger(formatVersion) && formatVersion >= 0
    ? formatVersion
    : 0;
}

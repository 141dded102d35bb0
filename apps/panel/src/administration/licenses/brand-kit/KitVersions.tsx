import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { KitField, KitVersion } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { plainKit } from '@vitrina/block-kit';
import { useApiClient } from '@vitrina/session';
import { colors, FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { type IntlShape, useIntl } from 'react-intl';

import type { LicenseForm } from '../content-rules/ruleForm.ts';

interface KitVersionsProps {
  readonly form: LicenseForm;
  readonly licenseId: number;
}

/** Lists the saved versions of a kit. One of them is put into the form, and becomes a version when the form is saved. */
export function KitVersions({ form, licenseId }: KitVersionsProps) {
  const intl = useIntl();
  const format = useFormat();
  const params = { id: String(licenseId) };
  const { data } = useQuery({
    ...callQuery(useApiClient(), calls.listKitVersions, { params }),
    refetchOnMount: 'always',
  });
  const versions = data?.data.items ?? [];
  if (versions.length === 0) return null;
  const restore = ({ kit }: KitVersion) => form.set('brandKit', kit && { ...plainKit, ...kit });
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 1 } }}>
      <summary>
        <FormattedMessage id="panel.kit.versions" values={{ count: versions.length }} />
      </summary>
      <Typography variant="body2" sx={{ mt: 1 }}>
        <FormattedMessage id="panel.kit.versionsHint" />
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}>
        {versions.map((version, index) => {
          const date = format.dateTime(version.savedDate);
          return (
            <Box component="li" key={version.id} sx={rowStyle}>
              <Box sx={{ minWidth: 0, flex: '1 1 200px', overflowWrap: 'anywhere' }}>
                <div>{describe(version, intl)}</div>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {version.savedBy === null ? date : `${date} · ${version.savedBy}`}
                </Typography>
              </Box>
              {index === 0 ? (
                <Typography variant="body2">
                  <FormattedMessage id="panel.kit.version.saved" />
                </Typography>
              ) : (
                <Button
                  variant="outlined"
                  aria-label={intl.formatMessage({ id: 'panel.kit.version.restoreOf' }, { date })}
                  onClick={() => restore(version)}
                >
                  <FormattedMessage id="panel.kit.version.restore" />
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** Names what a version changed. */
function describe({ kit, changed }: KitVersion, intl: IntlShape): string {
  if (!kit) return intl.formatMessage({ id: 'panel.kit.version.off' });
  if (changed.length === 0) return intl.formatMessage({ id: 'panel.kit.version.on' });
  return changed.map((field) => intl.formatMessage({ id: labelOf(field) })).join(', ');
}

function labelOf(field: KitField) {
  return `panel.kit.${field.replace('colors.', 'color.')}` as 'panel.kit.headingFont';
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 2,
  borderTop: `1px solid ${colors.line}`,
} as const;

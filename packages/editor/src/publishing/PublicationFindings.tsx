import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { PublicationFinding } from '@vitrina/api-client/contract';
import type { Catalogue } from '@vitrina/block-catalogue';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

interface PublicationFindingsProps {
  /** Those of one severity. */
  readonly findings: readonly PublicationFinding[];
  readonly severity: 'error' | 'warning';
  readonly catalogue: Catalogue | undefined;
  /** Opens the place of a finding; undefined outside the editor. */
  readonly onOpen?: ((finding: PublicationFinding) => void) | undefined;
}

/** Lists what the saved content of all pages lacks, with block, property and page. */
export function PublicationFindings({ findings, severity, catalogue, onOpen }: PublicationFindingsProps) {
  const texts = useBlockTexts();
  if (findings.length === 0) return null;
  const getPlace = ({ componentKey, prop, page }: PublicationFinding) => {
    const definition = componentKey === undefined ? undefined : catalogue?.find(componentKey);
    const propName = prop?.split('.')[0];
    const parts = [
      componentKey === undefined ? undefined : texts.block(componentKey),
      definition && propName !== undefined ? texts.prop(definition, propName) : undefined,
      `${page.locale} / ${page.template} / ${page.page}`,
    ];
    return parts.filter(Boolean).join(' · ');
  };
  return (
    <Alert severity={severity}>
      <Box sx={{ fontWeight: 500 }}>
        <FormattedMessage id={`builder.publish.findings.${severity}`} values={{ count: findings.length }} />
      </Box>
      <Box component="ul" sx={listStyle}>
        {findings.map((finding) => {
          const { code, message, componentId, prop, size, page } = finding;
          const key = [code, componentId, prop, size, page.locale, page.template, page.page].join(' ');
          return (
            <Box component="li" key={key} sx={{ mt: 1 }}>
              {onOpen ? (
                <ButtonBase onClick={() => onOpen(finding)} sx={placeStyle}>
                  <Lines message={message} place={getPlace(finding)} />
                </ButtonBase>
              ) : (
                <Lines message={message} place={getPlace(finding)} />
              )}
            </Box>
          );
        })}
      </Box>
    </Alert>
  );
}

function Lines({ message, place }: { message: string; place: string }) {
  return (
    <>
      <span>{message}</span>
      <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
        {place}
      </Box>
    </>
  );
}

const listStyle = {
  m: 0,
  mt: 1,
  pl: 0,
  listStyle: 'none',
  maxHeight: 240,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
} as const;

const placeStyle = { display: 'block', width: 1, textAlign: 'left', font: 'inherit' } as const;

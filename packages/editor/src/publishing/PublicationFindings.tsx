import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { PublicationFinding } from '@vitrina/api-client/contract';
import type { Catalogue } from '@vitrina/block-catalogue';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import type { PublishFlowProps } from './publishFlowProps.ts';

interface PublicationFindingsProps extends Pick<PublishFlowProps, 'placeOf'> {
  /** Those of one severity. */
  readonly findings: readonly PublicationFinding[];
  readonly severity: 'error' | 'warning';
  readonly catalogue: Catalogue | undefined;
  /** Opens the place of a finding; undefined outside the editor. */
  readonly onOpen?: ((finding: PublicationFinding) => void) | undefined;
}

/** Lists what the saved content of all pages lacks: each reason with the blocks, properties and pages that have it. */
export function PublicationFindings({
  findings,
  severity,
  catalogue,
  onOpen,
  placeOf,
}: PublicationFindingsProps) {
  const texts = useBlockTexts();
  if (findings.length === 0) return null;
  const toPlace = (finding: PublicationFinding) => {
    const { componentKey, prop, page } = finding;
    const definition = componentKey === undefined ? undefined : catalogue?.find(componentKey);
    const propName = prop?.split('.')[0];
    const place = placeOf?.(finding);
    const parts = [
      componentKey === undefined ? undefined : texts.block(componentKey),
      definition && propName !== undefined ? texts.prop(definition, propName) : undefined,
      place?.excerpt,
      place?.isInView ? undefined : toPageText(page),
    ];
    return parts.filter(Boolean).join(' · ');
  };
  return (
    <Alert severity={severity}>
      <Box sx={{ fontWeight: 500 }}>
        <FormattedMessage id={`builder.publish.findings.${severity}`} values={{ count: findings.length }} />
      </Box>
      <Box sx={scrollStyle}>
        {[...Map.groupBy(findings, ({ message }) => message)].map(([message, alike]) => (
          <Box key={message} sx={{ mt: 2 }}>
            <span>{message}</span>
            <Box component="ul" sx={listStyle}>
              {alike.map((finding) => (
                <Box component="li" key={toKey(finding)}>
                  {onOpen ? (
                    <ButtonBase
                      aria-label={`${message} ${toPlace(finding)}`}
                      onClick={() => onOpen(finding)}
                      sx={placeStyle}
                    >
                      {toPlace(finding)}
                    </ButtonBase>
                  ) : (
                    toPlace(finding)
                  )}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

function toPageText({ locale, template, page }: PublicationFinding['page']): string {
  return `${locale} / ${template} / ${page}`;
}

function toKey({ code, componentId, prop, size, page }: PublicationFinding): string {
  return [code, componentId, prop, size, toPageText(page)].join(' ');
}

const scrollStyle = { maxHeight: 240, overflowY: 'auto', overflowWrap: 'anywhere' } as const;
const listStyle = { m: 0, pl: 0, listStyle: 'none', fontSize: 12 } as const;

const placeStyle = {
  display: 'block',
  py: 0.5,
  maxWidth: 1,
  textAlign: 'start',
  font: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '2px',
} as const;

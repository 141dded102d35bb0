import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { getComponent, walkPage, type Component, type ComponentId, type Page } from '@vitrina/epack-model';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import { useIssueText, type ReportedIssue } from './issueText.ts';

interface IssueReportProps {
  readonly issues: readonly ReportedIssue[];
  /** The page that contains the issues' blocks. Without it, issues name places in a document. */
  readonly page?: Page | undefined;
  readonly onOpen?: (issue: ReportedIssue) => void;
}

/** Renders the issues of an export or import by block, most severe first. A click shows the block. */
export function IssueReport({ issues, page, onOpen }: IssueReportProps) {
  if (issues.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: colors.live }}>
        <FormattedMessage id="builder.marketplace.clean" />
      </Typography>
    );
  }
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        <FormattedMessage id="builder.marketplace.counts" values={countsOf(issues)} />
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {groupsOf(issues, page).map(({ id, issues: ofBlock }) => (
          <Box key={id ?? 'page'} component="li" sx={{ py: 2, borderTop: `1px solid ${colors.line}` }}>
            <GroupHead
              component={id === undefined ? undefined : page && getComponent(page, id)}
              otherId={page ? 'builder.marketplace.wholePage' : 'builder.marketplace.document'}
            />
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {alikeOf(ofBlock).map((alike) => (
                <IssueRow key={JSON.stringify(alike)} alike={alike} page={page} onOpen={onOpen} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

interface GroupHeadProps {
  readonly component: Component | undefined;
  /** Message id of the group's heading if the group isn't about a block. */
  readonly otherId: LabelId;
}

function GroupHead({ component, otherId }: GroupHeadProps) {
  const texts = useBlockTexts();
  return (
    <Typography variant="subtitle2" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {component ? texts.component(component) : <FormattedMessage id={otherId} />}
    </Typography>
  );
}

interface IssueRowProps {
  /** Issues with the same text for different places of a block. */
  readonly alike: Alike;
  readonly page: Page | undefined;
  readonly onOpen: ((issue: ReportedIssue) => void) | undefined;
}

function IssueRow({ alike, page, onOpen }: IssueRowProps) {
  const say = useIssueText();
  const placeOf = usePlaceOf(page);
  const [issue, ...others] = alike;
  if (others.length > 0) {
    return (
      <Box component="li" sx={rowStyle}>
        <SeverityIcon severity={issue.severity} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {say(issue)}
          <Box component="ul" sx={placesStyle}>
            {alike.map((each) => (
              <li key={each.prop}>
                {onOpen ? (
                  <Link component="button" onClick={() => onOpen(each)} sx={{ minHeight: 24 }}>
                    {placeOf(each) ?? each.prop}
                  </Link>
                ) : (
                  (placeOf(each) ?? each.prop)
                )}
              </li>
            ))}
          </Box>
        </Box>
      </Box>
    );
  }
  const place = placeOf(issue);
  const content = (
    <>
      <SeverityIcon severity={issue.severity} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {say(issue)}
        {place !== undefined && (
          <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
            {place}
          </Box>
        )}
      </Box>
    </>
  );
  const isLink = onOpen !== undefined && issue.componentId !== undefined;
  return (
    <li>
      {isLink ? (
        <Button
          fullWidth
          onClick={() => onOpen(issue)}
          sx={{ ...rowStyle, fontWeight: 400, textAlign: 'start' }}
        >
          {content}
        </Button>
      ) : (
        <Box sx={rowStyle}>{content}</Box>
      )}
    </li>
  );
}

/** Returns a function that names an issue's prop with its item number, or its place in a document. */
function usePlaceOf(page: Page | undefined): (issue: ReportedIssue) => string | undefined {
  const texts = useBlockTexts();
  const { catalogue } = useEditorStore().services;
  return ({ componentId, prop, path }) => {
    const component = componentId === undefined || !page ? undefined : getComponent(page, componentId);
    const definition = component && catalogue.find(component.componentKey);
    if (!definition || prop === undefined) return path;
    const [name = '', ...rest] = prop.split('.');
    if (!Object.hasOwn(definition.props, name)) return path;
    const parts = rest.map((part) =>
      /^\d+$/.test(part) ? String(Number(part) + 1) : texts.field(definition, name, part),
    );
    return [texts.prop(definition, name), ...parts].join(' · ');
  };
}

const severities = {
  error: { Icon: ErrorOutline, color: colors.problem },
  warning: { Icon: WarningAmber, color: colors.attention },
  info: { Icon: InfoOutlined, color: colors.neutral },
} as const;

function SeverityIcon({ severity }: Pick<ReportedIssue, 'severity'>) {
  const intl = useIntl();
  const { Icon, color } = severities[severity];
  const titleAccess = intl.formatMessage({ id: `builder.marketplace.severity.${severity}` });
  return <Icon titleAccess={titleAccess} sx={{ color, fontSize: 18, mt: '2px', flexShrink: 0 }} />;
}

const rowStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 2,
  px: 1,
  py: 1,
  fontSize: 13,
  lineHeight: 1.5,
  color: 'text.primary',
} as const;

const placesStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  fontSize: 12,
} as const;

const weights = ['error', 'warning', 'info'] as const;

/** At least one issue. */
type Alike = readonly [ReportedIssue, ...ReportedIssue[]];

/** Groups the issues of a block that differ only in their prop. */
function alikeOf(issues: readonly ReportedIssue[]): readonly Alike[] {
  const groups = new Map<string, Alike>();
  for (const issue of issues) {
    const { prop, ...rest } = issue;
    const key = JSON.stringify(prop === undefined ? issue : rest);
    const before = groups.get(key);
    groups.set(key, before ? [...before, issue] : [issue]);
  }
  return [...groups.values()];
}

function countsOf(issues: readonly ReportedIssue[]) {
  const count = (severity: ReportedIssue['severity']) =>
    issues.filter((issue) => issue.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), infos: count('info') };
}

/** Groups issues: first those of the whole page, then by block in page order. */
function groupsOf(issues: readonly ReportedIssue[], page: Page | undefined) {
  const groups = new Map<ComponentId | undefined, ReportedIssue[]>();
  for (const issue of issues) {
    groups.set(issue.componentId, [...(groups.get(issue.componentId) ?? []), issue]);
  }
  const order: readonly (ComponentId | undefined)[] = page ? [...walkPage(page)].map(({ id }) => id) : [];
  return [...groups]
    .map(([id, all]) => ({
      id,
      issues: all.toSorted((a, b) => weights.indexOf(a.severity) - weights.indexOf(b.severity)),
    }))
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import {
  findExcerpt,
  keepOwn,
  leaveOut,
  takeOver,
  unlink,
  type LinkedSource,
  type OutdatedCopy,
} from '@vitrina/editor-core/linked-copies';
import { getActivePage } from '@vitrina/editor-core/store';
import { BlockDiffList } from '@vitrina/editor-ui/diff';
import { useEditorStore, useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';

interface OutdatedCopyListProps {
  readonly outdatedCopies: readonly OutdatedCopy[];
  readonly source: LinkedSource;
  readonly isLocale: boolean;
}

/** Renders the outdated blocks with their changes and actions. */
export function OutdatedCopyList({ outdatedCopies, source, isLocale }: OutdatedCopyListProps) {
  const { catalogue } = useEditorStore().services;
  const page = useEditorState(getActivePage);
  const excerptOf = (lag: OutdatedCopy) => {
    if (lag.kind === 'added') return findExcerpt(source.page, lag.source.id, catalogue);
    return page && findExcerpt(page, lag.component.id, catalogue);
  };
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', pb: 3 }}>
        <FormattedMessage id={isLocale ? 'builder.linked.localeHint' : 'builder.linked.hint'} />
      </Typography>
      {outdatedCopies.map((lag) => (
        <Box key={lag.key} sx={rowStyle}>
          <BlockDiffList blocks={[{ ...toBlockDiff(lag), excerpt: excerptOf(lag) }]} catalogue={catalogue} />
          <LagActions lag={lag} source={source} isLocale={isLocale} />
        </Box>
      ))}
    </>
  );
}

interface LagActionsProps extends Omit<OutdatedCopyListProps, 'outdatedCopies'> {
  readonly lag: OutdatedCopy;
}

function LagActions({ lag, source, isLocale }: LagActionsProps) {
  const dispatch = useBuilderDispatch();
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {lag.kind === 'changed' && (
        <Button size="small" onClick={() => dispatch(keepOwn(lag))}>
          <FormattedMessage id="builder.linked.keepOwn" />
        </Button>
      )}
      {lag.kind === 'added' && (
        <Button size="small" onClick={() => dispatch(leaveOut(lag, source))}>
          <FormattedMessage id="builder.linked.leaveOut" />
        </Button>
      )}
      {(lag.kind === 'removed' || (lag.kind === 'changed' && !isLocale)) && (
        <Button size="small" onClick={() => dispatch(unlink(source.address, [lag.component.id]))}>
          <FormattedMessage id="builder.linked.unlink" />
        </Button>
      )}
      <Button size="small" variant="outlined" onClick={() => dispatch(takeOver([lag], source))}>
        <FormattedMessage id="builder.linked.takeOver" />
      </Button>
    </Box>
  );
}

/** Converts an outdated copy to a block difference: the copy is before, the source is after. */
function toBlockDiff(lag: OutdatedCopy) {
  const {
    id,
    componentKey,
    displayName,
    customName = null,
  } = lag.kind === 'added' ? lag.source : lag.component;
  const props = lag.kind === 'changed' ? lag.props : [];
  return {
    id,
    componentKey,
    displayName,
    customName,
    differences: [lag.kind],
    props: props.map(({ name, own, source }) => ({
      name,
      before: own?.value ?? null,
      after: source?.value ?? null,
    })),
  };
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
  columnGap: 4,
  alignItems: 'center',
  borderTop: `1px solid ${colors.line}`,
  py: 1,
  '& li': { borderTop: 0 },
} as const;

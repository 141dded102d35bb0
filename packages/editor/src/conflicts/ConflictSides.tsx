import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { getComponent, walkPage, type Component, type Page } from '@vitrina/epack-model';
import { useId } from 'react';
import { isSame } from '@vitrina/editor-core/merge';
import { getExcerpt } from '@vitrina/editor-core/texts';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

/** Renders both versions of a page side by side and marks the differences. */
export function ConflictSides({ mine, theirs }: { mine: Page; theirs: Page }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4 }}>
      <Side titleId="builder.conflict.mine" page={mine} other={theirs} />
      <Side titleId="builder.conflict.theirs" page={theirs} other={mine} />
    </Box>
  );
}

function Side({ titleId, page, other }: { titleId: LabelId; page: Page; other: Page }) {
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h3" sx={{ mb: 2 }}>
        <FormattedMessage id={titleId} />
      </Typography>
      {/* Focusable, so that the keyboard can scroll the list. */}
      <Box component="ul" aria-labelledby={id} tabIndex={0} sx={listStyle}>
        {[...walkPage(page)].map((component) => (
          <Line
            key={component.id}
            component={component}
            isDifferent={isDifferent(component, getComponent(other, component.id))}
          />
        ))}
      </Box>
    </Box>
  );
}

function Line({ component, isDifferent }: { component: Component; isDifferent: boolean }) {
  const texts = useBlockTexts();
  const { catalogue } = useEditorStore().services;
  return (
    <Box component="li" sx={{ ...lineStyle, ...(isDifferent && differentStyle) }}>
      <Typography variant="body2" noWrap sx={{ flex: 1 }}>
        {texts.component(component)}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {getExcerpt(component, catalogue)}
        </Box>
      </Typography>
      {isDifferent && (
        <Typography variant="body2" component="span" sx={{ flexShrink: 0, color: colors.accent }}>
          <FormattedMessage id="builder.conflict.different" />
        </Typography>
      )}
    </Box>
  );
}

function isDifferent(component: Component, other: Component | undefined): boolean {
  return other === undefined || !isSame(component, other);
}

const lineStyle = { display: 'flex', gap: 2, px: 2, py: 1 } as const;

const differentStyle = { backgroundColor: colors.accentSoft } as const;

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 320,
  overflowY: 'auto',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
} as const;

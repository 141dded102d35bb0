import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ConfirmDialog, lazyAfterPaint, SelectField, toast, FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';

import { layoutPlaces, productKinds, type Layout } from '../layouts/layout.ts';
import { layoutLocales, localeToBegin } from '../layouts/layoutLocales.ts';
import { findLayout, standardLayouts } from '../layouts/standardLayouts.ts';
import { useLanguageName } from '../languages/useLanguageName.ts';
import type { LibraryStartProps } from './LibraryStart.tsx';
import { LayoutCards } from './LayoutCards.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import { startFromLayout } from './startFromLayout.ts';

const LibraryStart = lazyAfterPaint<LibraryStartProps>(
  async () => (await import('./LibraryStart.tsx')).LibraryStart,
);

/** First step: selects the product and the layout of a page. */
export function LayoutStep({ onChosen }: { onChosen: () => void }) {
  const intl = useIntl();
  const nameOf = useLanguageName();
  const text = (id: LabelsUnder<'simpleBuilder'>) => intl.formatMessage({ id: `simpleBuilder.${id}` });
  const store = useEditorStore();
  const { epack, epackId, active } = useEditorState((state) => state.document);
  const chosen = findLayout(epack.manifest['layout']);
  const [place, setPlace] = useState('');
  const [kind, setKind] = useState('');
  const [locale, setLocale] = useState<string>(active.locale);
  const [replacement, setReplacement] = useState<Layout>();
  const isOffered = (layout: Layout) =>
    (place === '' || layout.place === place) &&
    (kind === '' || layout.kinds.some((each) => each === kind || each === 'anything')) &&
    (epackId === undefined || layout.template === active.template);
  const start = (layout: Layout) => {
    const begun = epackId === undefined ? localeToBegin(layout, locale) : locale;
    store.dispatch(startFromLayout({ layout, locale: begun }));
    if (begun !== locale) {
      const values = { place: text(`place.${layout.place}`), language: nameOf(begun) };
      toast.note({ text: intl.formatMessage({ id: 'simpleBuilder.locale.other' }, values) });
    }
    setReplacement(undefined);
    onChosen();
  };
  const choose = (layout: Layout) => {
    if (chosen === undefined) start(layout);
    else if (layout === chosen && locale === active.locale) onChosen();
    else setReplacement(layout);
  };
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Paper variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
        <Box sx={choicesStyle}>
          <ProductPicker />
          <SelectField
            label={text('locale')}
            value={locale}
            options={[...new Set([...layoutLocales, active.locale])].map((name) => ({
              value: name,
              label: nameOf(name),
            }))}
            disabled={epackId !== undefined}
            onChange={setLocale}
          />
        </Box>
      </Paper>
      <Box component="section" aria-labelledby="simple-builder-layouts">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
          <Typography id="simple-builder-layouts" variant="h2" sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>
            <FormattedMessage id="simpleBuilder.layouts" />
          </Typography>
          <Narrowing
            labelId="simpleBuilder.place"
            nameIdOf={(each) => `simpleBuilder.place.${each}`}
            values={layoutPlaces}
            value={place}
            onChange={setPlace}
          />
          <Narrowing
            labelId="simpleBuilder.kind"
            nameIdOf={(each) => `simpleBuilder.kind.${each}`}
            values={productKinds.filter((each) => each !== 'anything')}
            value={kind}
            onChange={setKind}
          />
        </Box>
        <LayoutCards
          layouts={standardLayouts.filter(isOffered)}
          chosenKey={chosen?.key}
          find={store.services.catalogue.find}
          onChoose={choose}
        />
        <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
          <FormattedMessage id="simpleBuilder.layouts.limits" />
        </Typography>
      </Box>
      {epackId === undefined && <LibraryStart locale={locale} onChosen={onChosen} />}
      <ConfirmDialog
        open={replacement !== undefined}
        title={<FormattedMessage id="simpleBuilder.replace.title" />}
        text={<FormattedMessage id="simpleBuilder.replace.text" />}
        confirmLabel={<FormattedMessage id="simpleBuilder.replace.confirm" />}
        isDestructive
        onConfirm={() => replacement && start(replacement)}
        onCancel={() => setReplacement(undefined)}
      />
    </Box>
  );
}

const choicesStyle = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 1fr) 200px' },
  gap: 4,
  alignItems: 'start',
} as const;

interface NarrowingProps<Value extends string> {
  readonly labelId: LabelId;
  /** Returns the message ID of an option. `all` doesn't filter. */
  readonly nameIdOf: (value: Value | 'all') => LabelId;
  readonly values: readonly Value[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Select that filters the available layouts. Shows all layouts by default. */
function Narrowing<Value extends string>(props: NarrowingProps<Value>) {
  const { labelId, nameIdOf, values, value, onChange } = props;
  const intl = useIntl();
  return (
    <SelectField
      label={intl.formatMessage({ id: labelId })}
      value={value}
      options={(['', ...values] as const).map((each) => ({
        value: each,
        label: intl.formatMessage({ id: nameIdOf(each === '' ? 'all' : each) }),
      }))}
      onChange={onChange}
      sx={{ flex: { xs: 1, sm: 'none' }, minWidth: 0, width: { sm: 180 } }}
    />
  );
}

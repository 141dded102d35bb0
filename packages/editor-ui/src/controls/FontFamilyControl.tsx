import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { builtInFonts, bundledFonts } from '@vitrina/block-kit';
import { FormattedMessage } from '@vitrina/ui-kit';
import { noteUsedFont } from '@vitrina/editor-core/assets';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainList } from './plain/PlainList.tsx';

/** Control for a font family: built in, from the server's library, or bundled with the server. */
export const FontFamilyControl: ControlComponent<'fontFamily'> = ({ value, onChange, id, labelId }) => {
  const { dispatch, services } = useEditorStore();
  const { data, isError, refetch } = useQuery(callQuery(services.client, calls.listFonts));
  const current = typeof value === 'string' ? value : '';
  const faces = data?.data.items ?? [];
  const fromServer = faces.map(({ family }) => family);
  const families = [
    ...new Set([
      ...Object.keys(builtInFonts),
      ...fromServer,
      ...Object.keys(bundledFonts),
      ...(current === '' ? [] : [current]),
    ]),
  ];
  const choose = (family: string) => {
    dispatch(noteUsedFont(faces.filter((face) => face.family === family)));
    onChange(family);
  };
  return (
    <>
      <PlainList
        id={id}
        labelId={labelId}
        names={families.map(getFontName)}
        selected={families.indexOf(current)}
        onSelect={(index) => choose(families[index] ?? current)}
      />
      {isError && <FontsAway onRetry={() => void refetch()} />}
    </>
  );
};

/** Shown if the server's fonts failed to load. Built-in fonts can still be selected. */
function FontsAway({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="alert" sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>
      <FormattedMessage id="builder.fonts.away" />{' '}
      <Link
        component="button"
        type="button"
        onClick={onRetry}
        sx={{ fontSize: 12, verticalAlign: 'baseline' }}
      >
        <FormattedMessage id="ui.action.retry" />
      </Link>
    </Box>
  );
}

function getFontName(family: string): string {
  return builtInFonts[family] ?? bundledFonts[family]?.name ?? family;
}

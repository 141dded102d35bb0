import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Asset, CallBody } from '@vitrina/api-client/contract';
import { callMutation } from '@vitrina/api-client/query';
import { useAction, useApiClient, useCallMutation, useFailureToast } from '@vitrina/session';
import { walkPage } from '@vitrina/epack-model';
import { ConfirmDialog, FailureAlert, SelectField, toast, FormattedMessage } from '@vitrina/ui-kit';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { listFolderRows } from '@vitrina/editor-core/assets';
import type { DocumentState } from '@vitrina/editor-core/store';

import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { AssetFacts } from './AssetFacts.tsx';
import { AssetView } from './AssetView.tsx';
import { AssetUsages } from './AssetUsages.tsx';
import { KeptField } from './KeptField.tsx';
import type { Library } from './useLibrary.ts';

interface AssetDetailsProps {
  readonly asset: Asset;
  readonly library: Library;
  readonly onDeleted: () => void;
  /** Called with the description on each keystroke, before it is saved. */
  readonly onAltTyped?: (alt: string) => void;
}

/** Details of a file: its name, alternative text, folder, and usages. */
export function AssetDetails({ asset, library, onDeleted, onAltTyped }: AssetDetailsProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  // Each edit is a separate call, because one field might be edited while another is being saved.
  const { mutateAsync } = useMutation(callMutation(useApiClient(), calls.updateAsset));
  const update = (body: CallBody<typeof calls.updateAsset>) =>
    mutateAsync({ params: { id: asset.id }, body });
  const keep = (body: CallBody<typeof calls.updateAsset>) => update(body).then(() => undefined, showFailure);
  const folders = library.folders.data?.data ?? [];
  // Shows a toast with the new folder, because the file disappears from the list of a single folder.
  const moveTo = (folderId: number | null) => {
    const folder = folders.find(({ id }) => id === folderId)?.name;
    const { name } = asset;
    const text =
      folder === undefined
        ? intl.formatMessage({ id: 'builder.assets.movedOut' }, { name })
        : intl.formatMessage({ id: 'builder.assets.moved' }, { name, folder });
    update({ folderId }).then(() => toast.success({ text }), showFailure);
  };
  const store = useEditorStore();
  const [isAsking, setAsking] = useState(false);
  const isOnPage = useMemo(
    () => isAsking && isShownIn(store.getState().document, asset),
    [isAsking, store, asset],
  );
  const { runAsync: deleteAsset } = useCallMutation(calls.deleteAsset);
  const deletion = useAction(async () => {
    await deleteAsset({ params: { id: asset.id } });
    onDeleted();
    toast.success({ text: intl.formatMessage({ id: 'builder.assets.deleted' }, { name: asset.name }) });
  });
  return (
    <Box component="section" aria-label={asset.name} sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
      <AssetView asset={asset} />
      <KeptField
        label={intl.formatMessage({ id: 'builder.assets.name' })}
        value={asset.name}
        maxLength={200}
        isRequired
        onKeep={(name) => keep({ name })}
      />
      <KeptField
        label={intl.formatMessage({ id: 'builder.assets.alt' })}
        hint={intl.formatMessage({ id: 'builder.assets.altHint' })}
        value={asset.alt}
        maxLength={1000}
        onKeep={(alt) => keep({ alt })}
        {...(onAltTyped && { onType: onAltTyped })}
      />
      <SelectField
        label={<FormattedMessage id="builder.assets.folder" />}
        value={asset.folderId === null ? '' : String(asset.folderId)}
        options={[
          { value: '', label: intl.formatMessage({ id: 'builder.assets.noFolder' }) },
          ...listFolderRows(folders).map(({ folder, depth, licenseName }) => ({
            value: String(folder.id),
            label: indentOf(depth) + [folder.name, licenseName].filter(Boolean).join(' · '),
          })),
        ]}
        onChange={(id) => moveTo(id === '' ? null : Number(id))}
      />
      <AssetFacts asset={asset} />
      <AssetUsages asset={asset} />
      <Button
        variant="outlined"
        color="error"
        disabled={asset.usageCount > 0}
        onClick={() => {
          deletion.reset();
          setAsking(true);
        }}
        sx={{ justifySelf: 'start' }}
      >
        <FormattedMessage id="builder.assets.delete" />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={<FormattedMessage id="builder.assets.deleteTitle" values={{ name: asset.name }} />}
        text={
          <>
            <FormattedMessage id={isOnPage ? 'builder.assets.deleteShown' : 'builder.assets.deleteText'} />
            <FailureAlert failure={deletion.error} sx={{ mt: 3 }} />
          </>
        }
        confirmLabel={<FormattedMessage id="builder.assets.delete" />}
        isDestructive
        isBusy={deletion.isPending}
        isDisabled={isOnPage}
        onConfirm={deletion.run}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}

/** Indents with nonbreaking spaces, the only indentation that a native select keeps. */
function indentOf(depth: number): string {
  return '\u00A0'.repeat(depth * 4);
}

/** Returns whether the open package uses the file. The server knows only saved packages. */
function isShownIn({ epack }: DocumentState, { url }: Asset): boolean {
  return Object.values(epack.pages).some(
    (page) => page && [...walkPage(page)].some(({ props }) => JSON.stringify(props).includes(url)),
  );
}

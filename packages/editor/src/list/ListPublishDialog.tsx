import type { EpackListItem } from '@vitrina/api-client/contract';
import { validateEpackData, createEpack } from '@vitrina/epack-model';
import { useIntl } from 'react-intl';

import { PublishFlow } from '../publishing/PublishFlow.tsx';

/** Props of {@link ListPublishDialog}. */
export interface ListPublishDialogProps {
  readonly epack: EpackListItem;
  readonly previewUrl: string;
  readonly onClose: () => void;
  /** Called to open the package and fix its problems. */
  readonly onMend: () => void;
}

/** Renders the publish dialog for a package of the list. */
export function ListPublishDialog({ epack, previewUrl, onClose, onMend }: ListPublishDialogProps) {
  const intl = useIntl();
  return (
    <PublishFlow
      name={epack.name}
      epackId={epack.id}
      problems={validateEpackData(toEpackData(epack)).map(({ code }) => ({
        text: intl.formatMessage({ id: code }),
      }))}
      prepare={() => Promise.resolve(epack.id)}
      savesFirst={false}
      previewUrl={previewUrl}
      onClose={onClose}
      onMend={onMend}
    />
  );
}

/** Converts a row of the list to the package data that publishing checks. */
function toEpackData({ type, author, tags, brand, name, ean, mpn, mappingId, categories }: EpackListItem) {
  const { manifest } = createEpack({ type, author, now: new Date(), id: '' });
  const product = { brandName: brand, productName: name, EAN: ean, MPN: mpn, mappingId, categories };
  return { type, manifest: { ...manifest, tags, productData: product } };
}

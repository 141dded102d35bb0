import type { License } from '@vitrina/api-client/contract';
import { Card, FormattedMessage, lazy } from '@vitrina/ui-kit';
import { ManyControl, TextControl } from '@vitrina/ui-kit/form';

import { useCategoryOptions, useRetailerOptions } from '../../shared/directory/useDirectory.ts';
import { FieldStack } from '../../shared/records/FieldStack.tsx';
import { RecordFormFrame } from '../../shared/records/RecordFormFrame.tsx';
import { RecordPage } from '../../shared/records/RecordPage.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import { licenseKind } from './licenseKind.ts';

/** Loaded after the page, because it knows all blocks of the palette. */
const ContentRulesCard = lazy(
  async () => (await import('./content-rules/ContentRulesCard.tsx')).ContentRulesCard,
);

/** Loaded after the page, like the card above it. */
const BrandKitCard = lazy(async () => (await import('./brand-kit/BrandKitCard.tsx')).BrandKitCard);

function LicenseForm({ license }: { license: License | undefined }) {
  const record = useRecordForm(licenseKind, license);
  const { form } = record;
  return (
    <RecordFormFrame record={record} name={license?.name ?? ''} listPath={licenseKind.listPath}>
      <Card title={<FormattedMessage id="panel.licenses.one" />}>
        <FieldStack>
          <TextControl form={form} name="name" label={<FormattedMessage id="panel.licenses.name" />} />
          <ManyControl
            form={form}
            name="retailerIds"
            label={<FormattedMessage id="panel.licenses.retailers" />}
            hint={<FormattedMessage id="panel.licenses.retailersHint" />}
            options={useRetailerOptions()}
          />
          <ManyControl
            form={form}
            name="categoryIds"
            label={<FormattedMessage id="panel.licenses.categories" />}
            hint={<FormattedMessage id="panel.licenses.categoriesHint" />}
            options={useCategoryOptions()}
          />
        </FieldStack>
      </Card>
      <BrandKitCard form={form} license={license} />
      <ContentRulesCard form={form} />
    </RecordFormFrame>
  );
}

/** Form page that creates or edits a license. */
export function LicensePage() {
  return <RecordPage kind={licenseKind}>{(license) => <LicenseForm license={license} />}</RecordPage>;
}

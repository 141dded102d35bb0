import type { BrandRecord } from '@vitrina/api-client/contract';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { OneControl, TextControl } from '@vitrina/ui-kit/form';

import { useLicenseOptions } from '../../shared/directory/useDirectory.ts';
import { FieldStack } from '../../shared/records/FieldStack.tsx';
import { RecordFormFrame } from '../../shared/records/RecordFormFrame.tsx';
import { RecordPage } from '../../shared/records/RecordPage.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import { brandKind } from './brandKind.ts';

function BrandForm({ brand }: { brand: BrandRecord | undefined }) {
  const record = useRecordForm(brandKind, brand);
  const { form } = record;
  return (
    <RecordFormFrame record={record} name={brand?.name ?? ''} listPath={brandKind.listPath}>
      <Card title={<FormattedMessage id="panel.brands.one" />}>
        <FieldStack>
          <TextControl form={form} name="name" label={<FormattedMessage id="panel.brands.name" />} />
          <OneControl
            form={form}
            name="licenseId"
            label={<FormattedMessage id="panel.brands.license" />}
            hint={<FormattedMessage id="panel.brands.licenseHint" />}
            options={useLicenseOptions()}
          />
        </FieldStack>
      </Card>
    </RecordFormFrame>
  );
}

/** Form page that creates or edits a brand. */
export function BrandPage() {
  return <RecordPage kind={brandKind}>{(brand) => <BrandForm brand={brand} />}</RecordPage>;
}

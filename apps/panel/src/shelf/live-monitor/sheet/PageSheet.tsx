import Skeleton from '@mui/material/Skeleton';
import { useMonitorOptions } from '../useMonitorOptions.ts';
import { FormattedMessage, QueryView } from '@vitrina/ui-kit';
import type { MonitoredPageDetail } from '@vitrina/api-client/contract';

import { SideSheet, type RowNeighbors } from '../../../shared/records/SideSheet.tsx';
import { nameOfPage } from '../nameOfPage.ts';
import { Comparison } from './Comparison.tsx';
import { DeletePage } from './DeletePage.tsx';
import { CheckHistory, ProblemHistory, StatusHistory } from './Histories.tsx';
import { MappingSection } from './MappingSection.tsx';
import { OptionsSection } from './OptionsSection.tsx';
import { PageFacts } from './PageFacts.tsx';
import { PageShot } from './PageShot.tsx';
import { ReasonSection } from './ReasonSection.tsx';
import { SightSection } from './SightSection.tsx';
import { useMonitoredPage } from './useMonitoredPage.ts';

function SheetSkeleton() {
  return (
    <>
      {[48, 120, 200, 160, 120].map((height, index) => (
        <Skeleton key={`${height} ${index}`} variant="rounded" height={height} sx={{ mb: 4 }} />
      ))}
    </>
  );
}

function Content({ page, onDeleted }: { page: MonitoredPageDetail; onDeleted: () => void }) {
  const may = useMonitorOptions();
  return (
    <>
      <PageFacts page={page} />
      <ProblemHistory page={page} />
      <Comparison page={page} />
      <SightSection page={page} />
      <PageShot page={page} />
      <MappingSection page={page} isChangeable={may.mapping} />
      <OptionsSection page={page} may={may} />
      <ReasonSection page={page} />
      <StatusHistory page={page} />
      <CheckHistory page={page} />
      <DeletePage page={page} onDone={onDeleted} />
    </>
  );
}

interface OpenSheetProps {
  pageId: number;
  neighbors: RowNeighbors | undefined;
  onClose: () => void;
}

function OpenSheet({ pageId, neighbors, onClose }: OpenSheetProps) {
  const query = useMonitoredPage(pageId);
  const page = query.data?.data;
  return (
    <SideSheet
      isOpen
      title={page ? nameOfPage(page) : <FormattedMessage id="shelf.sheet.title" />}
      neighbors={neighbors}
      onClose={onClose}
    >
      <QueryView query={query} skeleton={<SheetSkeleton />}>
        {({ data }) => <Content key={data.id} page={data} onDeleted={onClose} />}
      </QueryView>
    </SideSheet>
  );
}

/** Details of a product page beside the list: status, evidence, history, and actions. */
export function PageSheet({
  pageId,
  ...rest
}: Omit<OpenSheetProps, 'pageId'> & { pageId: number | undefined }) {
  return pageId === undefined ? null : <OpenSheet pageId={pageId} {...rest} />;
}

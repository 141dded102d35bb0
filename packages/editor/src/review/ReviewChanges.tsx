import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CallAnswer, contract } from '@vitrina/api-client/contract';
import { pageKey, type ComponentId, type PageAddress } from '@vitrina/epack-model';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';

import { PageChanges } from '../changes/PageChanges.tsx';
import { PagePictures } from '../changes/PagePictures.tsx';
import { useGoToBlock } from './useGoToBlock.ts';

interface ReviewChangesProps {
  readonly epackId: string;
  readonly changes: CallAnswer<typeof contract.getReviewChanges>['data'];
  /** Called before a block is shown in the editor. */
  readonly onLeave: () => void;
}

/** Renders what changed since the last publication: the pages before and after, and their blocks. */
export function ReviewChanges({ epackId, changes: { version, since, pages }, onLeave }: ReviewChangesProps) {
  const format = useFormat();
  const { catalogue } = useEditorStore().services;
  const { previewUrl } = useEditor();
  const goToBlock = useGoToBlock();
  const goTo = (address: PageAddress, id: ComponentId) => {
    onLeave();
    goToBlock(address, id);
  };
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {since === null ? (
          <FormattedMessage id="builder.publish.first" />
        ) : (
          <FormattedMessage
            id={pages.length === 0 ? 'builder.publish.upToDate' : 'builder.publish.since'}
            values={{ date: format.dateTime(since.publishedDate) }}
          />
        )}
      </Typography>
      <PagePictures
        key={version}
        previewUrl={previewUrl(epackId)}
        pages={pages}
        before={since?.id}
        after="current"
      />
      <section>
        {pages.map((page, index) => (
          <PageChanges
            key={pageKey(page)}
            page={page}
            catalogue={catalogue}
            isOpen={index === 0 && page.state === 'changed'}
            renderAction={({ id }) =>
              page.state !== 'removed' && (
                <Button onClick={() => goTo(page, id)}>
                  <FormattedMessage id="builder.review.goTo" />
                </Button>
              )
            }
          />
        ))}
      </section>
    </>
  );
}

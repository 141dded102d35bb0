import type { BrandKit } from '@vitrina/block-kit';
import { type ComponentDraft, createPage } from '@vitrina/epack-model';
import { useMemo } from 'react';

import { PageThumbnail } from '../page-thumbnail/PageThumbnail.tsx';

interface DesignThumbnailProps {
  readonly drafts: readonly ComponentDraft[];
  readonly locale: string;
  readonly kit: BrandKit | null | undefined;
  /** Greatest height per width. The rest of the page is not shown. */
  readonly ratio: number;
}

/** Renders sections as they will be on the page, in the look of the brand, scaled to the available width. */
export function DesignThumbnail({ drafts, ...look }: DesignThumbnailProps) {
  const page = useMemo(() => createPage(drafts), [drafts]);
  return <PageThumbnail page={page} fillsEmptyFiles {...look} />;
}

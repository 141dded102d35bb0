import type { MvideoConfiguration } from '@vitrina/epack-model';
import { z } from 'zod';

import { fitText } from '../content/cutText.ts';
import type { MarketplaceIssue } from '../report/issue.ts';
import { notesInto } from '../report/notesInto.ts';

const longestText = 500;
const imageSchema = z.url({ protocol: /^https$/ }).max(2000);

/**
 * The content of M.Video's template, in our own format since theirs is not public: its image at each size by
 * https address, the image's alternative text, and the button's texts.
 *
 * @public
 */
export const mvideoDocumentSchema = z.strictObject({
  version: z.literal(1).describe('Version of this form.'),
  template: z.literal('mvideo_template'),
  altText: z.string().max(longestText).describe('Words that stand for the picture; empty for none.'),
  buttonText: z.string().max(longestText).describe('Words of the button; empty for no button.'),
  images: z
    .strictObject({
      desktop: imageSchema.optional().describe('Shown from 993 px on.'),
      tablet: imageSchema.optional().describe('Shown from 769 to 992 px; absent: that of the desktop.'),
      mobile: imageSchema.optional().describe('Shown up to 768 px; absent: that of the tablet.'),
    })
    .describe('Addresses of the picture by size.'),
});

/** M.Video's template as JSON. @public */
export type MvideoDocument = z.infer<typeof mvideoDocumentSchema>;

/** JSON Schema (2020-12) of {@link MvideoDocument}, for programs that read it. @public */
export function mvideoJsonSchema(): object {
  return z.toJSONSchema(mvideoDocumentSchema);
}

/** M.Video's template as JSON, with the issues of the export. @public */
export interface MvideoExport {
  readonly document: MvideoDocument;
  readonly issues: readonly MarketplaceIssue[];
}

const sizeFields = { desktop: 'desktopImage', tablet: 'tabletImage', mobile: 'mobileImage' } as const;

/**
 * Exports M.Video's template from its configuration.
 *
 * @param assetUrl - returns the absolute address of a stored source. Default: the source itself
 * @public
 */
export function exportMvideo(
  configuration: MvideoConfiguration,
  { assetUrl = (source: string) => source }: { readonly assetUrl?: (source: string) => string } = {},
): MvideoExport {
  const issues: MarketplaceIssue[] = [];
  const note = notesInto(issues);
  const images = Object.entries(sizeFields).flatMap(([size, prop]) => {
    const stored = configuration[prop]?.trim() ?? '';
    if (stored === '') {
      note({
        code: 'marketplace.mvideo.pictureMissing',
        severity: size === 'desktop' ? 'error' : 'warning',
        prop,
      });
      return [];
    }
    const address = assetUrl(stored);
    if (imageSchema.safeParse(address).success) return [[size, address] as const];
    note({ code: 'marketplace.pictureNotPublic', severity: 'error', prop, values: { address } });
    return [];
  });
  const text = (prop: 'altText' | 'buttonText') => {
    const value = configuration[prop]?.trim() ?? '';
    if (value === '') note({ code: 'marketplace.mvideo.textEmpty', severity: 'warning', prop });
    return fitText(value, longestText, { prop }, note);
  };
  const document: MvideoDocument = {
    version: 1,
    template: 'mvideo_template',
    altText: text('altText'),
    buttonText: text('buttonText'),
    images: Object.fromEntries(images),
  };
  return { document, issues };
}

import type {
  ChangeRefusal,
  ComponentId,
  PageAddress,
  PageChange,
  PlacementCode,
  RequiredField,
  SizeName,
} from '@vitrina/epack-model';

import type { PropIssueCode } from '../propKind.ts';

/**
 * How much a finding matters. `error`: the page must not be published: content is missing, cut or not meant for
 * shoppers. `warning`: shoppers see less than they could. `info`: nothing is wrong, but something can be tidied up.
 *
 * @public
 */
export type FindingSeverity = 'error' | 'warning' | 'info';

const blockFindingCodes = [
  'noPages',
  'emptyPage',
  'untranslated',
  'unknownBlock',
  'blockFailed',
  'needed',
  'sampleText',
  'emptyBlock',
  'emptyContainer',
  'alternativeTextMissing',
  'notShown',
  'sizeIgnored',
  'fileMissing',
  'referenceLost',
  'sourceLost',
  'bannedWord',
  'requiredWord',
  'requiredBlock',
  'imageTooSmall',
  'imageUpscaled',
  'pageTooHeavy',
] as const;

/** Codes of findings that more than one stored value decides. @public */
export type BlockFindingCode = (typeof blockFindingCodes)[number];

/** The reason of a finding: of a stored value, of a block or page, of a block's place, of the package's data. @public */
export type FindingCode = PropIssueCode | BlockFindingCode | ModelFindingCode;

/** Codes that are message ids of the document model. */
type ModelFindingCode = PlacementCode | `model.epackData.${RequiredField}Empty`;

/**
 * A problem that keeps a page from being published, or a possible improvement, with its place.
 *
 * @public
 */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: FindingSeverity;
  /** The affected component; undefined for the whole page. */
  readonly componentId?: ComponentId | undefined;
  /** Path of the value in the component's props: `title`, `items.0.altText`. The first part is the prop. */
  readonly prop?: string;
  /** The affected size, of a prop that has a value per size. */
  readonly size?: SizeName;
  /** Values of the message's placeholders. `block` is a block's key; users read its name. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The blocks of a placement that is not allowed. */
  readonly refusal?: ChangeRefusal & { readonly code: PlacementCode };
  /** A change of the page that mends it without losing content; absent if only a person can. */
  readonly fix?: PageChange;
}

/** A finding with the page it is on; undefined for the package's data. @public */
export interface EpackFinding extends Finding {
  readonly page?: PageAddress;
}

/** Returns the message id of a finding; codes of the document model are message ids themselves. @public */
export function findingMessageId<Code extends FindingCode>(
  code: Code,
): Code extends ModelFindingCode
  ? Code
  : Code extends PropIssueCode
    ? `blockKit.issue.${Code}`
    : `blockKit.finding.${Code}` {
  const id = code.includes('.') ? code : `blockKit.${blockCodes.has(code) ? 'finding' : 'issue'}.${code}`;
  return id as ReturnType<typeof findingMessageId<Code>>;
}

const blockCodes: ReadonlySet<string> = new Set(blockFindingCodes);

import type { ComponentId, PageAddress, PageChange, SizeName } from '@vitrina/epack-model';

import type { ValuePath } from '../assets/assetPlace.ts';
import type { Refusal } from '../nesting/getNestingRefusal.ts';
import type { MvideoField } from './mvideoFields.ts';

/** The place where a problem is fixed. */
export type ProblemTarget =
  | { readonly kind: 'data'; readonly field: string }
  | { readonly kind: 'templateSettings'; readonly field: MvideoField }
  | { readonly kind: 'page'; readonly address: PageAddress }
  | {
      readonly kind: 'component';
      readonly address: PageAddress;
      readonly id: ComponentId;
      readonly propName?: string;
      /** The number of the affected list item, from 1. */
      readonly item?: number;
      /** Path of the affected value inside the prop's, if it is not the whole. */
      readonly path?: ValuePath;
      /** The affected size, if the prop has a value per size. */
      readonly size?: SizeName;
    };

/** The text of a problem, or the refusal of a block's place. */
type ProblemReason = { readonly text: MessageText } | { readonly refusal: Refusal };

/** A problem to fix before publishing. */
export type FoundProblem = ProblemReason & {
  /** The kind of problem: problems of one kind have the same code. */
  readonly code: string;
  /** Errors prevent publishing; warnings and hints don't. */
  readonly severity: 'error' | 'warning' | 'info';
  readonly target: ProblemTarget;
  /** A change of the target's page that fixes the problem; undefined if only a person can. */
  readonly fix?: PageChange;
  /** The key to ignore it by; undefined if the company does not allow it, or the finding is no matter of judgment. */
  readonly ignoreKey?: string;
};

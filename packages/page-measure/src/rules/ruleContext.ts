import type { SeenText } from '../elements/listTexts.ts';
import type { MeasuredCode } from '../measurement/measurement.ts';

/** A page to measure. */
export interface RuleContext {
  /** The element whose box is the page. */
  readonly page: Element;
  /** Root of the page's elements: the element or its shadow root. */
  readonly root: ParentNode & Node;
  readonly texts: readonly SeenText[];
}

/** A finding of a rule, before it is assigned to a block. A larger `badness` is worse. */
export interface RuleFinding {
  readonly code: MeasuredCode;
  readonly element: Element;
  readonly rect: DOMRectReadOnly;
  readonly value: number;
  readonly badness: number;
}

// Judges of structured data that come without types; what the tests use of them.

declare module '@adobe/structured-data-validator' {
  export interface StructuredDataIssue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
  }
  export default class Validator {
    validate(extracted: unknown): Promise<StructuredDataIssue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] });
    parse(html: string): unknown;
  }
}

declare module 'digital-link.js' {
  export function DigitalLink(uri: string): { isValid(): boolean; getIdentifier(): Record<string, string> };
}

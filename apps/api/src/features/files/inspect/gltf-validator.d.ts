/** The part of the library that is used here; it has no types of its own. */
declare module 'gltf-validator' {
  export interface ValidationReport {
    issues: {
      numErrors: number;
      /** `severity`: 0 error, 1 warning, 2 information, 3 hint. */
      messages: { code: string; severity: number; pointer?: string }[];
    };
    info: {
      totalTriangleCount?: number;
      resources?: { image?: { width: number; height: number } }[];
    };
  }

  export function validateBytes(bytes: Uint8Array, options: { maxIssues: number }): Promise<ValidationReport>;
}

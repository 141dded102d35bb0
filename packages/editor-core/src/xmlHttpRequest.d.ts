/**
 * The part of XMLHttpRequest that api-client uses for uploads in a browser. This package is checked without
 * the DOM library, so that its code can't use browser APIs; this type is needed only to check api-client's
 * source.
 */
declare class XMLHttpRequest {
  readonly status: number;
  readonly responseText: string;
  readonly upload: {
    addEventListener(
      name: 'progress',
      listener: (event: {
        readonly lengthComputable: boolean;
        readonly loaded: number;
        readonly total: number;
      }) => void,
    ): void;
  };
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getResponseHeader(name: string): string | null;
  addEventListener(name: 'load' | 'error' | 'abort', listener: () => void): void;
  abort(): void;
  send(body: FormData): void;
}

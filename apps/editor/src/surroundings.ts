/** Where the editor runs. */
export interface Surroundings {
  /** The API's address without a trailing slash; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** Whether the panel is around it: then the list of packages and the sign-in are the panel's. */
  readonly isInPanel: boolean;
}

/** Path of the packages in the panel; a package's id follows. */
export const panelListPath = '/panel/builder-pro';

/** Reads the surroundings from the page that loaded the editor. */
export function readSurroundings(
  page: Pick<Document, 'querySelector'>,
  location: Pick<Location, 'pathname'>,
): Surroundings {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="vitrina-api"]');
  return {
    apiBaseUrl: (meta?.content ?? '').replace(/\/+$/, ''),
    isInPanel: location.pathname.startsWith(`${panelListPath}/`),
  };
}

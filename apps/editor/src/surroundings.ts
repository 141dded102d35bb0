/** Where the editor runs. */
export interface Surroundings {
  /** The API's address without a trailing slash; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** Addresses of modules with blocks beside the standard ones. */
  readonly blockModules: readonly string[];
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
  const read = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return {
    apiBaseUrl: read('vitrina-api').replace(/\/+$/, ''),
    blockModules: read('vitrina-blocks').split(' ').filter(Boolean),
    isInPanel: location.pathname.startsWith(`${panelListPath}/`),
  };
}

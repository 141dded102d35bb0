/** The environment of the editor. */
export interface Surroundings {
  /** Address of the API without a trailing slash; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** Addresses of modules with additional blocks. */
  readonly blockModules: readonly string[];
  /** Whether the editor runs in the panel, which then provides the package list and the sign-in. */
  readonly isInPanel: boolean;
}

/** Path of the packages in the panel, followed by a package's id. */
export const panelListPath = '/panel/builder-pro';

/** Reads the environment from the page that loaded the editor. */
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

/** Path of a Chromium to test with: `CHROMIUM_PATH`, else the usual places, else undefined. */
export function findChromium(): string | undefined;

/** Path of the Chromium for tests that only drive pages: `CHROMIUM_PATH`, else the headless shell, else as `findChromium`. */
export function findHeadlessChromium(): string | undefined;

/** Without a sandbox, a GPU or background traffic: tests run as root, in containers and offline. */
export const chromiumArguments: string[];

/** For the process of Chromium: without a locale of UTF-8 it names no file in Russian, and calls it "download". */
export const chromiumEnvironment: Record<string, string>;

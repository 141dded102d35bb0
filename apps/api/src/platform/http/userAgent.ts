import { createIsbotFromList, isbotPatterns, list } from 'isbot';

/** The parts of a user agent string that the dashboard shows. */
export interface UserAgent {
  browser: string;
  os: string;
  device: 'desktop' | 'mobile' | 'tablet' | 'bot' | 'other';
  /** The platform: `web`, or `app` inside an app's own web view. */
  platform: 'web' | 'app';
}

type Rule = readonly [name: string, pattern: RegExp];

/** In order: most browsers also name the ones they are compatible with. */
const browsers: readonly Rule[] = [
  ['Yandex', /YaBrowser|YaApp/],
  ['Opera', /OPR\/|OPiOS|Opera/],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS|HeadlessChrome/],
  ['Safari', /Safari\//],
];

const systems: readonly Rule[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
];

/**
 * Robots run the scripts of pages they read and so report visits that no person made. A headless browser or a
 * program that sends beacons does so on purpose: it is a shop's app, or a test of its pages, which expects
 * its visits to be counted.
 */
const sentOnPurpose = new Set(
  ['HeadlessChrome/1', 'node', 'curl/8', 'python-requests/2'].flatMap((text) => isbotPatterns(text)),
);
const isRobot = createIsbotFromList(list.filter((pattern) => !sentOnPurpose.has(pattern)));
const appView = /; wv\)|FBAN|FBAV|Instagram|VKAndroidApp|VKClient|WebView/;
const maxLength = 512;

function match(rules: readonly Rule[], text: string): string {
  return rules.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}

function deviceOf(text: string): UserAgent['device'] {
  if (isRobot(text)) return 'bot';
  if (/iPad|Tablet|\bAndroid\b(?!.*Mobile)/.test(text)) return 'tablet';
  if (/Mobi|iPhone|iPod/.test(text)) return 'mobile';
  return /Windows|Macintosh|Linux|X11|CrOS/.test(text) ? 'desktop' : 'other';
}

const known = new Map<string, UserAgent>();
const maxKnown = 2000;

function parse(text: string): UserAgent {
  return {
    browser: match(browsers, text),
    os: match(systems, text),
    device: deviceOf(text),
    platform: appView.test(text) ? 'app' : 'web',
  };
}

/** Reads a user agent string. Only the returned words are stored. */
export function readUserAgent(header: string | undefined): UserAgent {
  const text = (header ?? '').slice(0, maxLength);
  const read = known.get(text) ?? parse(text);
  if (known.size >= maxKnown) known.clear();
  known.set(text, read);
  return read;
}

// Measures the files each screen of the panel loads: the whole sign-in, the shared part of signed-in screens,
// and the part each screen adds.
import { builtApp } from './builtApp.mjs';

const KiB = 1024;
/**
 * Generous limits, so that an addition to one screen does not block another. The sign-in holds the messages of all
 * screens, and the shared part those of Builder Pro too, so they grow with each of them.
 */
const limits = { signIn: 208 * KiB, panel: 332 * KiB, screen: 100 * KiB };

/** The larger of the languages; a user loads only one. */
const signInParts = ['index.html', 'src/messages/ru.json?signIn', 'src/auth/AuthApp.tsx'];
const panelParts = [
  'index.html',
  'src/messages/ru.json?catalog',
  'src/PanelApp.tsx',
  'src/frame/PanelFrame.tsx',
];
const isScreen = (source) => /^src\/(?!auth\/).*Page\.tsx$/.test(source);

/**
 * Returns the sizes to report: `[what, bytes, maxBytes]` each.
 *
 * @param sizeOf - returns the size of a file's content as a server sends it
 */
export function panelSizes(sizeOf) {
  const { parts, filesOf, bytesOf } = builtApp('apps/panel/dist', sizeOf);
  const screens = parts.filter(isScreen);
  if (screens.length === 0) throw new Error('The panel has no screens: the names of its files have changed');
  const shared = filesOf(panelParts);
  const ownOf = (source) => [...filesOf([source])].filter((file) => !shared.has(file));
  return [
    ['panel: the sign-in in all', bytesOf(filesOf(signInParts)), limits.signIn],
    ['panel: what all screens share', bytesOf(shared), limits.panel],
    ...screens.map((source) => [`panel: ${source} of its own`, bytesOf(ownOf(source)), limits.screen]),
  ];
}

import { fileKinds, type FileKind } from '@vitrina/api-client';
import { useIntl } from 'react-intl';

import { useEditor } from '../editor/EditorContext.ts';
import { toRefusalText } from './model/refusalText.ts';
import { takeKinds } from './takeKinds.ts';

/**
 * Returns a function that prepares files for a place that takes any number of them: a glTF model becomes one file with
 * its parts, and files of a folder that the place doesn't take are left out. Tells the user of both.
 *
 * @param kind - the only kind of file the place takes; undefined for any
 */
export function useFilesOfFolders(kind?: FileKind) {
  const intl = useIntl();
  const { notify } = useEditor();
  const kinds = kind ? [kind] : fileKinds;
  const takeJoined = (files: readonly File[], onTaken: (files: readonly File[]) => void) => {
    const { taken, leftOutCount } = takeKinds(files, kinds);
    if (leftOutCount > 0) notify({ id: 'builder.folder.leftOut', values: { count: leftOutCount } });
    if (taken.length > 0) onTaken(taken);
  };
  return (files: readonly File[], onTaken: (files: readonly File[]) => void) => {
    const hasParts = kinds.includes('model') && files.some(({ name }) => /\.gltf$/i.test(name));
    if (!hasParts) return takeJoined(files, onTaken);
    const join = async () => {
      const { joinModels } = await import('./model/joinModel.ts');
      const joined = await joinModels(files);
      for (const refusal of joined.refusals) notify(toRefusalText(refusal, intl));
      takeJoined(joined.files, onTaken);
    };
    join().catch(() => notify({ id: 'builder.model.join.unreadable' }));
    return undefined;
  };
}

import { FileButton, FormattedMessage, type FileButtonProps } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { sortFolderFiles } from '../dom/folderFiles.ts';

interface FolderButtonProps extends Pick<FileButtonProps, 'disabled' | 'sx'> {
  /** Called with at least one file, in the order of their paths. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that chooses a folder on the disk, with the folders in it. */
export function FolderButton({ onFiles, ...button }: FolderButtonProps) {
  const intl = useIntl();
  return (
    <FileButton
      {...button}
      accept=""
      isFolder
      inputLabel={intl.formatMessage({ id: 'builder.folder.toUpload' })}
      onFiles={(files) => {
        const sorted = sortFolderFiles(files);
        if (sorted.length > 0) onFiles(sorted);
      }}
    >
      <FormattedMessage id="builder.folder.choose" />
    </FileButton>
  );
}

/** The maximum file size of `uploadFile`, in bytes; a larger file is refused with `fileTooLarge`. @public */
export const maxUploadBytes = 30 * 1024 * 1024;

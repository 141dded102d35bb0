/** How large a file may be that `uploadFile` takes, in bytes; a larger one is answered with `fileTooLarge`. @public */
export const maxUploadBytes = 30 * 1024 * 1024;

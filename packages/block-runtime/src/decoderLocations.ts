/**
 * Returns where the 3D viewer finds the decoders of compressed models and textures: beside its script. By
 * default it would load them from third parties.
 *
 * @param folder - the address of the script's folder, ending in a slash
 */
export function decoderLocations(folder: string) {
  return { dracoDecoderLocation: `${folder}draco/`, ktx2TranscoderLocation: `${folder}basis/` };
}

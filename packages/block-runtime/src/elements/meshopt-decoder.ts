import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';

// The 3D viewer loads this script and reads the global.
Object.assign(globalThis, { MeshoptDecoder });

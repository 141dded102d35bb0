/** A vector of the 3D viewer, in meters. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The position of the viewer's camera: angles in radians around the model and from the top, distance in meters. */
export interface Orbit {
  readonly theta: number;
  readonly phi: number;
  readonly radius: number;
}

/** A camera position in the units people use. */
export interface OrbitInWords {
  /** Degrees around the model, from -180 to 180; 0 is the front. */
  readonly around: number;
  /** Degrees above the horizon; negative from below. */
  readonly above: number;
  readonly meters: number;
}

const degree = Math.PI / 180;

function round(value: number, digits: number): number {
  // Adding zero turns -0 into 0.
  return Number(value.toFixed(digits)) + 0;
}

/** Returns the camera position as blocks store it: `30deg 75deg 2m`. */
export function formatOrbit({ theta, phi, radius }: Orbit): string {
  const turn = round(theta / degree, 1) % 360;
  const around = round(turn > 180 ? turn - 360 : turn <= -180 ? turn + 360 : turn, 1);
  return `${around}deg ${round(phi / degree, 1)}deg ${round(radius, 3)}m`;
}

/** Reads a stored camera position; undefined if the viewer chooses a part. */
export function readOrbit(text: string): OrbitInWords | undefined {
  const parts = /^(-?[\d.]+)(deg|rad) (-?[\d.]+)(deg|rad) ([\d.]+)(m|cm|mm)$/.exec(text);
  if (!parts) return undefined;
  const [, theta, thetaUnit, phi, phiUnit, radius, radiusUnit] = parts;
  const toDegrees = (value: string | undefined, unit: string | undefined) =>
    Number(value) / (unit === 'rad' ? degree : 1);
  const perMeter = { m: 1, cm: 100, mm: 1000 }[radiusUnit as 'm' | 'cm' | 'mm'];
  return {
    around: Math.round(toDegrees(theta, thetaUnit)),
    above: Math.round(90 - toDegrees(phi, phiUnit)),
    meters: Number(radius) / perMeter,
  };
}

/** Returns a position as blocks store it, to a tenth of a millimeter. */
export function formatPosition({ x, y, z }: Vector): string {
  return [x, y, z].map((value) => round(value, 4)).join(' ');
}

/** Returns a direction as blocks store it. */
export function formatNormal({ x, y, z }: Vector): string {
  return [x, y, z].map((value) => round(value, 3)).join(' ');
}

/** Returns a stored position as the viewer takes it, with units. */
export function toViewerPosition(position: string): string {
  return position.replaceAll(/(?= |$)/g, 'm');
}

/** The viewer stops the camera this many radians before the top and the bottom. */
const poleMargin = Math.PI / 8;

/** Returns where the camera faces a point of this direction, at the given distance. */
export function orbitFacing(normal: string, radius: number): string {
  const [x = 0, y = 1, z = 0] = normal.split(' ').map(Number);
  const theta = Math.atan2(x, z);
  const phi = Math.acos(y / (Math.hypot(x, y, z) || 1));
  const reachable = Math.min(Math.PI - poleMargin, Math.max(poleMargin, phi));
  return formatOrbit({ theta, phi: reachable, radius });
}

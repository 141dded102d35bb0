import {
  alternativeText,
  asset,
  color,
  group,
  length,
  list,
  needed,
  number,
  richText,
  text,
} from '@vitrina/block-kit';

const coordinate = String.raw`-?\d+(?:\.\d+)?`;
const coordinates = new RegExp(`^${coordinate}(?: ${coordinate}){2}$`);
const angle = `(?:auto|${coordinate}(?:deg|rad))`;
const cameraOrbit = new RegExp(String.raw`^${angle} ${angle} (?:auto|\d+(?:\.\d+)?(?:m|cm|mm|%))$`);

/** Props of ArBanner. */
export const arBannerProps = {
  model: needed(asset({ fileType: 'model', isPerSize: false })),
  /** The model in USDZ, for AR on iPhone and iPad. If empty, the viewer converts `model`. */
  iosModel: asset({ fileType: 'model', isPerSize: false }),
  poster: asset({ fileType: 'image', isPerSize: false }),
  alt: alternativeText('model', { maxLength: 500 }),
  text: text({ maxLength: 200 }),
  height: length({ default: '400px', units: ['px', 'cqw'] }),
  color: color({ default: '#ffffff' }),
  backgroundColor: color({ default: '#001a34' }),
  /** Where the camera starts: its angle around the model, its angle from the top, its distance. */
  cameraOrbit: text({ maxLength: 60, format: { pattern: cameraOrbit, example: '30deg 75deg 2m' } }),
  exposure: number({ default: 1, min: 0, max: 2, step: 0.1 }),
  shadow: number({ default: 0, min: 0, max: 1, step: 0.1 }),
  /** Points on the model's surface. Positions are x, y and z in meters, normals the direction a point faces. */
  hotspots: list(
    group({
      position: needed(text({ maxLength: 60, format: { pattern: coordinates, example: '0.1 0.25 0' } })),
      normal: text({ maxLength: 60, default: '0 1 0', format: { pattern: coordinates, example: '0 1 0' } }),
      title: text({ maxLength: 200 }),
      text: richText({ maxLength: 5000 }),
    }),
    { max: 30 },
  ),
} as const;

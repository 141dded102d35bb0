import { thumbnail, tint } from '../thumbnail.ts';

const box = (x: number, y: number, width: number, height: number, rx = 2) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" stroke="none" ${tint}/>`;
const frame = (x: number, y: number, width: number, height: number, rx = 3) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;
const line = (x: number, y: number, length: number) => `<path d="M${x} ${y}h${length}"/>`;
const title = (x: number, y: number, length: number) => `<path stroke-width="3" d="M${x} ${y}h${length}"/>`;
const lines = (x: number, y: number, ...lengths: readonly number[]) =>
  lengths.map((length, index) => line(x, y + index * 6, length)).join('');

/** An image in a frame: with hills and a sun, or only tinted if they would be too small. */
function picture(x: number, y: number, width: number, height: number): string {
  if (width < 14) return box(x, y, width, height) + frame(x, y, width, height, 2);
  const bottom = y + height - 3;
  const hills = `<path ${tint} d="m${x + 3} ${bottom} ${width * 0.3} ${-height * 0.4} ${width * 0.2} ${height * 0.2} ${width * 0.2} ${-height * 0.3} ${width * 0.3 - 6} ${height * 0.5}z"/>`;
  return frame(x, y, width, height) + hills + `<circle cx="${x + 6}" cy="${y + 6}" r="2"/>`;
}

function columns(count: number): string {
  const width = (52 - (count - 1) * 4) / count;
  const drawn = Array.from({ length: count }, (_, index) => {
    const x = 6 + index * (width + 4);
    return frame(x, 8.75, width, 30.5) + line(x + 3, 16, width - 6) + line(x + 3, 22, width - 6);
  });
  return drawn.join('');
}

function table(columnCount: number, rowCount: number, top: number): string {
  const [width, height] = [52, 41 - top];
  const rules = Array.from({ length: rowCount - 1 }, (_, row) =>
    line(6, top + (height / rowCount) * (row + 1), width),
  );
  const bars = Array.from(
    { length: columnCount - 1 },
    (_, column) => `<path d="M${6 + (width / columnCount) * (column + 1)} ${top}v${height}"/>`,
  );
  return (
    box(6, top, width / columnCount, height) + frame(6, top, width, height) + rules.join('') + bars.join('')
  );
}

const rows = (draw: (y: number) => string) => [11, 24, 37].map(draw).join('');
const quarters = [8, 22, 36, 50];

/** Palette images of blocks, by content. @public */
export const thumbnails = {
  columns2: thumbnail(columns(2)),
  columns3: thumbnail(columns(3)),
  columns4: thumbnail(columns(4)),
  comparison: thumbnail([22, 35, 48].map((x) => picture(x - 3, 5, 11, 10)).join('') + table(4, 3, 20)),
  icons: thumbnail(
    quarters.map((x) => `<circle cx="${x + 3}" cy="17" r="5" ${tint}/>`).join('') +
      quarters.map((x) => line(x - 1, 29, 8) + line(x, 34, 6)).join(''),
  ),
  iconsBeside: thumbnail(
    [
      [6, 9],
      [35, 9],
      [6, 28],
      [35, 28],
    ]
      .map(([x = 0, y = 0]) => box(x, y, 10, 11) + frame(x, y, 10, 11) + lines(x + 14, y + 3, 9, 7))
      .join(''),
  ),
  imageSidebar: thumbnail(
    picture(6, 9, 18, 15) +
      lines(28, 11, 11, 11, 8) +
      lines(6, 31, 33, 28) +
      box(43, 7, 15, 34) +
      frame(43, 7, 15, 34) +
      lines(46, 26, 9, 6),
  ),
  imageTextOverlay: thumbnail(
    picture(6, 7, 52, 34) +
      `<rect x="11" y="16" width="20" height="16" rx="2" fill="currentColor" stroke="none"/>`,
  ),
  multipleImageText: thumbnail(
    quarters.map((x) => picture(x - 2, 9, 12, 13) + line(x - 2, 28, 11) + line(x - 2, 34, 8)).join(''),
  ),
  chess: thumbnail(
    picture(6, 6, 24, 16) + lines(35, 10, 23, 18) + lines(6, 31, 23, 18) + picture(34, 26, 24, 16),
  ),
  singleImage: thumbnail(picture(6, 6, 52, 24) + title(6, 36, 26) + line(6, 42, 46)),
  singleLeftImage: thumbnail(picture(6, 9, 25, 30) + title(36, 14, 16) + lines(36, 22, 22, 22, 14)),
  singleRightImage: thumbnail(title(6, 14, 16) + lines(6, 22, 22, 22, 14) + picture(33, 9, 25, 30)),
  singleImageHighlights: thumbnail(
    picture(6, 9, 17, 30) +
      lines(27, 12, 12, 12, 9, 12, 8) +
      box(43, 9, 15, 30) +
      rows((y) => `<circle cx="47" cy="${12 + y * 0.6}" r="1"/>` + line(50, 12 + y * 0.6, 5)),
  ),
  singleImageSpecs: thumbnail(
    picture(6, 9, 17, 30) +
      lines(27, 12, 12, 12, 9, 12, 8) +
      frame(43, 9, 15, 30) +
      [17, 24, 31].map((y) => line(43, y, 15)).join(''),
  ),
  pictureWithText: thumbnail(title(6, 9, 26) + line(6, 15, 44) + picture(6, 20, 52, 22)),
  picture: thumbnail(picture(6, 7, 52, 34)),
  pictureWithMargins: thumbnail(frame(4.75, 4.75, 54.5, 38.5) + picture(11, 10, 42, 28)),
  pictureWithoutMargins: thumbnail(picture(2, 2, 60, 44)),
  spacer: thumbnail('<path d="M6 9h52M6 39h52"/><path d="M32 15v18m-4-14 4-4 4 4m-8 10 4 4 4-4"/>'),
  specifications: thumbnail(
    [11, 20, 29, 38].map((y) => line(6, y, 16) + title(34, y, 18)).join('') +
      [15.5, 24.5, 33.5].map((y) => `<path stroke-opacity=".4" d="M6 ${y}h52"/>`).join(''),
  ),
  table: thumbnail(table(5, 5, 7)),
  textList: thumbnail(
    rows((y) => `<circle cx="11" cy="${y}" r="2.5" fill="currentColor"/>` + line(20, y, 36)),
  ),
  titleDescription: thumbnail('<path stroke-width="4" d="M8 14h30"/>' + lines(8, 24, 48, 48, 32)),
} as const;

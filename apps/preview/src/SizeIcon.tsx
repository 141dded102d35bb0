import type { PreviewSize } from './previewSizes.ts';

const drawings: Readonly<Record<PreviewSize['name'], string>> = {
  window: 'M2 8h12M2 8l3-3M2 8l3 3M14 8l-3-3M14 8l-3 3',
  desktop: 'M1.5 2.5h13v8.5h-13zM8 11v2.5M5 13.5h6',
  laptop: 'M3 3.5h10v7H3zM1 13h14',
  tablet: 'M3.5 1.5h9v13h-9zM7 12.5h2',
  mobile: 'M1.5 4.5h13v7h-13zM12.5 7.5v1',
  phone: 'M4.5 1.5h7v13h-7zM7 12.5h2',
};

/** A line drawing of a kind of screen. */
export function SizeIcon({ name }: { readonly name: PreviewSize['name'] }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d={drawings[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

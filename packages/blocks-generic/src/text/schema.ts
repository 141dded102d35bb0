import { choice, color, fontFamily, number, optional, richText } from '@vitrina/block-kit';

const style = { section: 'style', isPerSize: true } as const;

/** Props of Text. */
export const textProps = {
  text: richText(),
  element: choice(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'], { default: 'p' }),
  maxLines: optional(number({ ...style, default: 3, min: 1, max: 100, unit: 'lines' })),
  textAlign: optional(choice(['left', 'center', 'right', 'justify'], { ...style, default: 'left' })),
  fontSize: choice([1, 2, 3, 4, 5, 6, 7], { ...style, default: 4 }),
  fontFamily: optional(fontFamily(style)),
  weight: optional(choice([300, 400, 500, 600, 700, 800, 900], { ...style, default: 400 })),
  style: optional(choice(['normal', 'italic'], { ...style, default: 'normal' })),
  color: color({ default: '#000000', choices: ['#000000', '#001a34', '#3d5165', '#808d9a', '#fff'] }),
} as const;

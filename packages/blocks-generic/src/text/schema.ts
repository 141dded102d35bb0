import {
  choice,
  color,
  fontFamily,
  fontSize,
  number,
  optional,
  richText,
  textAlign,
} from '@vitrina/block-kit';

const typography = { section: 'typography', isPerSize: true } as const;

/** Props of Text. */
export const textProps = {
  text: richText(),
  element: choice(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'], { default: 'p' }),
  textAlign: optional(textAlign()),
  fontSize: fontSize(),
  fontFamily: optional(fontFamily(typography)),
  weight: optional(choice([300, 400, 500, 600, 700, 800, 900], { ...typography, default: 400 })),
  style: optional(choice(['normal', 'italic'], { ...typography, default: 'normal' })),
  color: color({ default: '#000000', choices: ['#000000', '#001a34', '#3d5165', '#808d9a', '#fff'] }),
  maxLines: optional(
    number({ section: 'layout', isPerSize: true, default: 3, min: 1, max: 100, unit: 'lines' }),
  ),
} as const;

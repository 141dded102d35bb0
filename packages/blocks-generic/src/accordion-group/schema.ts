import { boolean, choice, color } from '@vitrina/block-kit';

/** Props of AccordionGroup. */
export const accordionGroupProps = {
  oneAtATime: boolean(),
  mark: choice(['plus', 'arrow'], { default: 'plus', section: 'layout' }),
  color: color({ default: '#001a34' }),
  lineColor: color({ section: 'border', default: '#e3e5e8' }),
} as const;

import { renderRichText, type ViewProps } from '@vitrina/block-kit/react';
import { createElement } from 'react';

import { PlainList } from '../parts/PlainList.tsx';
import type { IconName } from './iconNames.ts';
import { iconNodes } from './iconNodes.ts';
import type { iconList } from './index.ts';

/** A list; its icons are drawings in the page, hidden from assistive technology. */
export function IconListView({ root, props, part }: ViewProps<typeof iconList>) {
  return (
    <PlainList {...root}>
      {props.items.map(({ icon, title, text }, index) => (
        <li key={index} className={part('item')}>
          <Icon name={icon} className={part('icon')} />
          <div className={part('words')}>
            {title && <p className={part('title')}>{title}</p>}
            {text.length > 0 && <div className={part('text')}>{renderRichText(text)}</div>}
          </div>
        </li>
      ))}
    </PlainList>
  );
}

function Icon({ name, className }: { readonly name: IconName; readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {iconNodes[name].map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}

import type { ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import type { tabs } from './index.ts';

/** The panels; the script makes the list of tabs of their titles. */
export function TabsView({ root, part, children }: ViewProps<typeof tabs>) {
  return (
    <div {...root}>
      <Interactive element="vitrina-tabs" className={part('tabs')}>
        <section className={part('panels')} data-panels="">
          {children}
        </section>
      </Interactive>
    </div>
  );
}

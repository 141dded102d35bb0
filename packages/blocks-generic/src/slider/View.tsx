import type { ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import { wordFor } from '../parts/words.ts';
import type { slider } from './index.ts';

/** A row that scrolls from slide to slide, with buttons that appear once the script has loaded. */
export function SliderView(view: ViewProps<typeof slider>) {
  const { root, props, part, children, locale, previewState, ordinal } = view;
  const name = [wordFor('slides', locale), ordinal].filter(Boolean).join(' ');
  const classNames = [part('slider'), previewState === 'controls' && 'Slider-shown'];
  return (
    <div {...root}>
      <Interactive
        element="vitrina-slider"
        className={classNames.filter(Boolean).join(' ')}
        role="group"
        aria-roledescription={wordFor('slider', locale)}
      >
        <section
          className={part('track')}
          data-track=""
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={name}
        >
          {children}
        </section>
        {props.arrows && (
          <>
            <button
              type="button"
              className={part('arrow')}
              data-previous=""
              aria-label={wordFor('previousSlide', locale)}
            >
              <Arrow drawing="m15 5-7 7 7 7" />
            </button>
            <button
              type="button"
              className={part('arrow')}
              data-next=""
              aria-label={wordFor('nextSlide', locale)}
            >
              <Arrow drawing="m9 5 7 7-7 7" />
            </button>
          </>
        )}
        {props.pagination && (
          <div className={part('bullets')}>
            {children.map((_, index) => (
              <button
                key={index}
                type="button"
                className={part('bullet')}
                data-bullet=""
                aria-current={index === 0}
                aria-label={`${wordFor('slide', locale)} ${index + 1}`}
              />
            ))}
          </div>
        )}
      </Interactive>
    </div>
  );
}

function Arrow({ drawing }: { readonly drawing: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={drawing} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

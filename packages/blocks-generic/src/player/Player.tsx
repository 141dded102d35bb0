import type { ReactNode } from 'react';

/** What a player of a video site may do: run, and use its own site's storage; it cannot navigate the page. */
const playerSandbox = 'allow-scripts allow-same-origin allow-presentation';

/** The player of a video site. Loads when it comes near. */
export function Player({
  src,
  title,
  className,
}: {
  src: string;
  title: string;
  className: string;
}): ReactNode {
  return (
    <iframe
      className={className}
      src={src}
      title={title}
      loading="lazy"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      sandbox={playerSandbox}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

import { playerCss } from './playerCss.ts';

/**
 * Rules of a block whose only part is a player: until a video is chosen, its place is light, with a play
 * sign.
 */
export function videoPlayerCss(key: string): string {
  return (
    playerCss(key) +
    `.${key}:empty{display:grid;place-items:center;height:min(56.25cqw,400px);background:#f2f5f8}` +
    `.${key}:empty::before{content:"";width:56px;height:56px;background:#001a34;opacity:.28;clip-path:polygon(22% 10%,22% 90%,92% 50%)}`
  );
}

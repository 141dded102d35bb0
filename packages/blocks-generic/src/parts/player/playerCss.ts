/** The shared rules of a block whose only part is a 16:9 player behind its poster. */
export function playerCss(key: string): string {
  return [
    `.${key}{aspect-ratio:16/9;background:#0b2440}`,
    // Without a video, nothing is shown, as with images: no dark screen on the shop's page.
    `.${key}:empty{aspect-ratio:auto;background:none}`,
    `.${key}-player{display:block;width:100%;height:100%}`,
    `.${key}-start{display:grid;position:relative;width:100%;height:100%;place-items:center;overflow:hidden;`,
    'background:radial-gradient(#2b4a6b,#0b2440)}',
    `.${key}-poster{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}`,
    `.${key}-sign{position:relative;width:clamp(40px,12%,72px);transition:scale .15s}`,
    `.${key}-start:hover .${key}-sign{scale:1.08}`,
    `.${key}-start:focus-visible{outline-offset:-4px;outline-color:#fff;box-shadow:inset 0 0 0 4px #2f5bff}`,
  ].join('');
}

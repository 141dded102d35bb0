/**
 * The document that runs a Script block's code: it requests the code, writes it, and reports its height.
 * Served as `/stream/v1/frame.html` in a sandbox without an origin, so that custom code has access to neither
 * the page nor a token.
 *
 * @public
 */
export const frameShell = `<!doctype html>
<meta charset="utf-8">
<script>
addEventListener('message', (event) => {
  if (event.source !== parent || typeof event.data.code !== 'string') return;
  document.open();
  document.write('<!doctype html><meta charset="utf-8"><style>body{margin:0}</style>' + event.data.code);
  document.close();
  const report = () => parent.postMessage({ vitrinaHeight: Math.ceil(document.documentElement.getBoundingClientRect().height) }, '*');
  new ResizeObserver(report).observe(document.documentElement);
  report();
});
parent.postMessage({ vitrinaReady: true }, '*');
</script>
`;

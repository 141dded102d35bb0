/**
 * The document a Script block's code runs in: it asks for the code, writes it, and reports its height. It is served as
 * `/stream/v1/frame.html`, in a sandbox without an origin, so that code of one shop reaches neither the page nor a token.
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

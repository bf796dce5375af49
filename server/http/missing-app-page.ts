/** Shown at `/` while the H5 app has not been built. */
export function missingAppPage(root: string): string {
  const path = root.replace(/[&<>"]/g, '')
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Taproom sandbox</title>
<body style="max-width:40rem;margin:3rem auto;padding:0 1rem;font:16px/1.6 system-ui,sans-serif">
<h1>The sandbox is running</h1>
<p>The H5 app has not been built yet: <code>${path}</code> is missing. Build it, then reload.</p>
<p lang="zh-Hans">沙箱已启动，但尚未构建 H5 应用。请先构建，然后刷新本页。</p>
<ul><li><a href="/openapi.json">Calls of the API</a></li>
<li>Text messages sent and last requests: at the address of the controls that was printed at the start</li></ul>
</body></html>`
}

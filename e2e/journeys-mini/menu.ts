import type { Sandbox } from '../support/sandbox'

/** Serves an open page whose rows lead to `urls`; a row is named `to <url>;`. */
export async function serveMenu(
  sandbox: Sandbox,
  page: string,
  urls: readonly string[],
): Promise<void> {
  const value = urls.map((url) => ({ id: url, title: `to ${url};`, url }))
  await sandbox.serveView(page, {
    name: 'Menu',
    url: page,
    security: {},
    widgets: [{ value, config: { type: 'menuList', id: 'rows' } }],
  })
}

import { createHash } from 'node:crypto'
import type { Compiler } from 'webpack'

const CHARSET = '<meta charset="utf-8">'
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * What a page may load and run. Its own scripts, and of those written into it the ones it was built with;
 * nothing is evaluated. Styles may stand in the page: elements carry theirs as attributes.
 *
 * @param html the page as it is served, byte for byte.
 * @param origins servers it speaks to besides its own, such as `https://api.shop.example`.
 * @returns the value of `Content-Security-Policy`, without what only a header can say.
 */
export function contentPolicy(html: string, origins: readonly string[] = []): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script))
  const own = ["'self'", ...new Set(origins)].join(' ')
  // 'self' means its sockets too; another origin's are named.
  const sockets = [...new Set(origins)].map((origin) => origin.replace(/^http/, 'ws'))
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    // The one that keeps the app for a start without a network.
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${own} https: data: blob:`,
    `media-src ${own} https: blob:`,
    "font-src 'self' data:",
    `connect-src ${[own, ...sockets].join(' ')}`,
    // Pages of the definitions' own choice, which see nothing of ours.
    `frame-src ${own} https:`,
    "object-src 'none'",
    "base-uri 'none'",
    // Payments leave by a form of the provider's.
    `form-action ${own} https:`,
  ].join('; ')
}

/**
 * The page with what a host of files alone cannot say in headers.
 *
 * @throws Error when the page has no `meta charset` to put it behind.
 */
export function withPolicy(html: string, origins: readonly string[] = []): string {
  if (!html.includes(CHARSET)) throw new Error(`index.html lacks ${CHARSET}`)
  const policy = contentPolicy(html, origins)
  const metas = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="referrer" content="strict-origin-when-cross-origin">',
  ]
  return html.replace(CHARSET, [CHARSET, ...metas].join(''))
}

/** Writes the policy into index.html, once nothing changes its scripts any more. */
export class ContentPolicyPlugin {
  constructor(private readonly origins: readonly string[]) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ContentPolicyPlugin', (compilation) => {
      // After the list of chunks, which is written at the stage before.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1
      compilation.hooks.processAssets.tap({ name: 'ContentPolicyPlugin', stage }, () => {
        const page = compilation.getAsset('index.html')
        if (!page) return
        const html = withPolicy(page.source.source().toString(), this.origins)
        compilation.updateAsset('index.html', new sources.RawSource(html))
      })
    })
  }
}

import { relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const PAGE = 'bench/engine/page'
const H5 = {
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  target: 'chrome87',
  jsx: 'automatic',
  // Host variants, as the H5 build resolves them.
  resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js', '.json', '.css'],
  loader: { '.scss': 'empty', '.svg': 'empty', '.png': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"', 'process.env.TARO_ENV': '"h5"' },
  logLevel: 'error',
}

const gzip = (text) => gzipSync(text, { level: 9 }).length

/** Script and style of one engine's page, minified as in production. */
export async function bundleEngine(name) {
  const entry = name === 'divkit' ? `${PAGE}/${name}.ts` : `${PAGE}/${name}.tsx`
  const { outputFiles } = await build({ ...H5, entryPoints: [entry], outdir: '.cache/bench' })
  const text = (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  return { script: text('.js'), style: text('.css'), gzip: gzip(text('.js')) }
}

/** What of src counts as the engine: its contract, reading, data, gates, drawing, pages, and the registry's code. */
const ENGINE = `
export { createRegistry, defineWidget } from './src/engine/contract'
export { compile } from './src/engine/read/compile'
export { Outlet } from './src/engine/outlet/outlet'
export { ViewPage } from './src/engine/page/view-page'
`

/**
 * Bytes of the engine after gzip. `own`: src/engine itself, what it imports left out. `stack`: with all
 * it imports (validation, query cache, observed stores, texts, states, HTTP), React left out.
 */
export async function engineSizes() {
  const size = async (external) => {
    const { outputFiles } = await build({
      ...H5,
      stdin: { contents: ENGINE, resolveDir: process.cwd(), loader: 'ts' },
      format: 'esm',
      plugins: [{ name: 'leave-out', setup: (plugin) => leaveOut(plugin, external) }],
    })
    return gzip(outputFiles[0].text)
  }
  const outside = (path, { resolveDir }) =>
    !path.startsWith('.') ||
    !/^src\/engine\//.test(relative(process.cwd(), resolve(resolveDir, path)))
  return {
    own: await size(outside),
    stack: await size((path) => /^react(-dom)?($|\/)/.test(path)),
  }
}

function leaveOut(plugin, external) {
  plugin.onResolve({ filter: /.*/ }, ({ path, resolveDir, kind }) => {
    if (kind === 'entry-point' || /\.scss$/.test(path)) return undefined
    return external(path, { resolveDir }) ? { path, external: true } : undefined
  })
}

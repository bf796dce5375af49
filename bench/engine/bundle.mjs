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

/** What of src counts as the engine: its contract, reading, keeping, gates, data, drawing. */
const ENGINE = `
export { createRegistry, defineWidget } from './src/engine/contract'
export { compile } from './src/engine/read/compile'
export { useView } from './src/engine/page/use-view'
export { useGates } from './src/engine/page/use-gates'
export { Outlet } from './src/engine/outlet/outlet'
`
/** The page around it: title bar, states of a whole page, sheets and notices laid over it. */
const PAGE_SHELL = `export { ViewPage } from './src/engine/page/view-page'
`
const REGISTRY = `export { base } from './src/registry/base'`

/**
 * Bytes of the engine after gzip, as the first page loads it: what comes late is left out. `own`: the
 * engine of src/engine and the registry of the main package, without what they import. `shell`: with the
 * page around it. `stack`: that with all it imports (validation, query cache, observed stores, texts,
 * states, HTTP), React left out.
 */
export async function engineSizes() {
  const size = async (contents, external) => {
    const { outputFiles } = await build({
      ...H5,
      stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
      format: 'esm',
      plugins: [{ name: 'leave-out', setup: (plugin) => leaveOut(plugin, external) }],
    })
    return gzip(outputFiles[0].text)
  }
  const outside = (path, { resolveDir }) =>
    !path.startsWith('.') ||
    !/^src\/(engine|registry)\//.test(relative(process.cwd(), resolve(resolveDir, path)))
  return {
    own: await size(ENGINE + REGISTRY, outside),
    shell: await size(ENGINE + PAGE_SHELL + REGISTRY, outside),
    stack: await size(ENGINE + PAGE_SHELL, (path) => /^react(-dom)?($|\/)/.test(path)),
  }
}

/** What is left out is named by a number: in a real bundle a module is no longer than that. */
function leaveOut(plugin, external) {
  const numbers = new Map()
  plugin.onResolve({ filter: /.*/ }, ({ path, resolveDir, kind }) => {
    if (kind === 'entry-point' || /\.scss$/.test(path)) return undefined
    if (kind === 'dynamic-import') return { path: 'late', external: true }
    if (!external(path, { resolveDir })) return undefined
    const file = path.startsWith('.') ? resolve(resolveDir, path) : path
    if (!numbers.has(file)) numbers.set(file, String(numbers.size))
    return { path: numbers.get(file), external: true }
  })
}

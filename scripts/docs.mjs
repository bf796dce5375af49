/**
 * `npm run docs [-- --out folder] [--exchanges order/]`: writes the documentation as a site into dist/docs. It needs no
 * server: open index.html. --exchanges takes examples only of calls whose name has this in it, which is quicker.
 */
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { importWithoutScreens } from './views-check/bundle.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'dist/docs') },
    exchanges: { type: 'string', default: '' },
  },
})

try {
  const { buildSite } = await importWithoutScreens("export * from './scripts/site/main'")
  const { out, exchanges } = values
  const pages = await buildSite({ root, out, exchanges })
  console.log(`${pages} pages in ${resolve(out)}`)
  process.exit(0)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

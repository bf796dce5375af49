import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { Compiler } from 'webpack'
import type { BrandFiles } from '../brand/read'
import { isBranded, rewrite } from '../brand/rewrite'

const SOURCE = path.resolve(__dirname, '../../src')
/** What a server finds beside index.html (server/builder/drawn-home.ts). */
export const DRAWN_HOME = 'drawn-home.cjs'

/**
 * A browser, as far as it is asked while a page is drawn: one that tells what is in sight, in the first moment of
 * its page. So pictures wait as they do in the app, but for those that it has at once.
 */
const BROWSER = 'const $window = { IntersectionObserver: true }, $performance = { now: () => 0 }'

/** Sources as the brand has them, and pictures by the names that the build has given them. */
const asBuilt = (files: BrandFiles, pictureOf: (file: string) => string): Plugin => ({
  name: 'as-built',
  setup({ onLoad }) {
    onLoad({ filter: /\.svg$/ }, ({ path: file }) => ({
      contents: `export default ${JSON.stringify(pictureOf(file))}`,
      loader: 'js',
    }))
    onLoad({ filter: /[\\/]src[\\/].*\.(tsx?|json)$/ }, ({ path: file }) => {
      const name = path.relative(SOURCE, file).replaceAll('\\', '/')
      if (!isBranded(name)) return undefined
      const contents = rewrite(readFileSync(file, 'utf8'), name, files)
      return { contents, loader: file.endsWith('.json') ? 'json' : 'tsx' }
    })
  },
})

/**
 * Writes what draws home on a server, of the sources, the brand and the picture names of this very build
 * (decision 0139): one file for Node, which needs no package.
 */
export class DrawnHomePlugin {
  /** @param variables what the build puts in place of `process.env.…`, by name. */
  constructor(
    private readonly files: BrandFiles,
    private readonly variables: Readonly<Record<string, string>>,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('DrawnHomePlugin', async ({ assets, outputOptions }) => {
      const pictures = Object.keys(assets).filter((name) => name.endsWith('.svg'))
      const pictureOf = (file: string) => {
        const name = path.basename(file, '.svg')
        const picture = pictures.find((each) => path.basename(each).startsWith(`${name}.`))
        if (picture === undefined) throw new Error(`the build has no picture ${file}`)
        return `./${picture}`
      }
      const environment = { ...this.variables, TARO_ENV: 'h5', NODE_ENV: 'production' }
      const known = Object.entries(environment).map(([name, value]) => [
        `process.env.${name}`,
        JSON.stringify(value),
      ])
      await build({
        entryPoints: [path.resolve(__dirname, 'home.tsx')],
        outfile: path.join(outputOptions.path ?? '', DRAWN_HOME),
        bundle: true,
        minify: true,
        platform: 'node',
        target: 'node20',
        format: 'cjs',
        jsx: 'automatic',
        legalComments: 'none',
        logLevel: 'silent',
        resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.js', '.json'],
        loader: { '.scss': 'empty', '.css': 'empty' },
        define: {
          ...Object.fromEntries(known),
          window: '$window',
          performance: '$performance',
        },
        banner: { js: BROWSER },
        plugins: [asBuilt(this.files, pictureOf)],
      })
    })
  }
}

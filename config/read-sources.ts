import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Sources of the app, the kit, packages of widgets. */
const FOLDERS = ['src', 'kit', 'examples', 'packages']
/** H5 and tests are none of a mini-program. */
const LEFT = /\.(h5|test)\.|[\\/](testing|node_modules)[\\/]/
/** A package that lies elsewhere, as taproom.widgets.ts names it. */
const PACKAGE = /from '(\.[^']+)\/widgets\//g
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g

const root = path.resolve(__dirname, '..')

/** The code of a script without its comments. */
const bare = (code: string) => code.replace(COMMENT, '')

const packages = () =>
  [...bare(readFileSync(path.join(root, 'taproom.widgets.ts'), 'utf8')).matchAll(PACKAGE)].map(
    ([, folder = '']) => folder,
  )

/**
 * What a mini-program is made of, in a lasting order.
 *
 * @param kind of files, by the end of their names.
 * @param folders below the project; all sources, unless they are given.
 */
export function readSources(kind: RegExp, folders = [...FOLDERS, ...packages()]): string[] {
  const files = folders
    .map((folder) => path.resolve(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .sort()
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => kind.test(file) && !LEFT.test(path.relative(root, file)))
  return [...new Set(files)].map((file) => readFileSync(file, 'utf8'))
}

/** All words of scripts but those of their comments: what is none of them is not named there. */
export const wordsOf = (scripts: readonly string[]): ReadonlySet<string> =>
  new Set(scripts.flatMap((code) => bare(code).match(/\w+/g) ?? []))

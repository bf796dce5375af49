import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { VIEWS } from '../../server/views'
import { routes } from '../../src/routing/table'
import { readDeclarations } from './declarations'
import { measureReach, type Reach, type View } from './reach'

const root = resolve(__dirname, '../..')
const SOURCE = /\.tsx?$/
const NO_PART = /\.(test|d)\.tsx?$|\/testing\//

/** What pages show without a word from the server: every `views.ts` there is. */
async function clientViews(): Promise<View[]> {
  const folders = ['src/core', 'src/diy'].flatMap((pack) =>
    readdirSync(join(root, pack)).map((name) => `${pack}/${name}`),
  )
  const files = ['src/pages', ...folders]
    .map((folder) => join(root, folder, 'views.ts'))
    .filter((file) => existsSync(file))
  const modules = (await Promise.all(files.map((file) => import(file)))) as {
    readonly views: Readonly<Record<string, View>>
  }[]
  return modules.flatMap(({ views }) => Object.values(views))
}

/** The reach of everything as it stands. Reads all sources of the client, 2 s. */
export async function reachOfAll(): Promise<Reach> {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((path) => SOURCE.test(path) && !NO_PART.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return measureReach({
    declarations: readDeclarations(sources),
    views: [...VIEWS.values(), ...(await clientViews())],
    tabs: routes.flatMap((route) => ('tab' in route ? [route.path] : [])),
    routes: routes.map(({ path }) => path),
  })
}

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { VIEWS } from '../../server/views'
import { routes } from '../../src/routing/table'
import { clientViews } from '../lib/client-views'
import { readDeclarations } from './declarations'
import { measureReach, type Reach } from './reach'

const root = resolve(__dirname, '../..')
const SOURCE = /\.tsx?$/
const NO_PART = /\.(test|d)\.tsx?$|\/testing\//

/** The reach of everything as it stands. Reads all sources of the client, 2 s. */
export async function reachOfAll(): Promise<Reach> {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((path) => SOURCE.test(path) && !NO_PART.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return measureReach({
    declarations: readDeclarations(sources),
    views: [...VIEWS.values(), ...clientViews],
    tabs: routes.flatMap((route) => ('tab' in route ? [route.path] : [])),
    routes: routes.map(({ path }) => path),
  })
}

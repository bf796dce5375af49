import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { variablesOf } from '../../config/adoption'
import { readBrand } from '../../config/brand/read'
import { settings } from '../../taproom.config'
import { isFresh } from '../lib/freshness.mjs'
import { node, run } from '../lib/step.mjs'
import type { World } from './ship'
import { TAKEN_AS_OF, VENDORS } from './vendors'

/** Tools and what is laid out for them; the repository does not have them. */
const cached = (name: string): string => resolve('.cache/upload', name)

/** Read once, then gone: what this process starts has no use for them. */
function takeEnvironment(): Record<string, string | undefined> {
  const environment = { ...process.env }
  for (const { keyName } of Object.values(VENDORS)) delete process.env[keyName]
  return environment
}

function hide(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-upload-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const file = join(folder, 'key')
  writeFileSync(file, text, { mode: 0o600 })
  return file
}

/** Files, git, npx and the console. To be made in the root of the repository. */
export function realWorld(): World {
  return {
    environment: takeEnvironment(),
    configured: (host) => ({
      ...variablesOf(settings),
      TARO_APP_ID: readBrand('.', process.env.BRAND || undefined).brand.appIds[host],
    }),
    readText: (path) =>
      existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined,
    filesOf: (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => ({ path: path.split(sep).join('/'), stats: statSync(join(folder, path)) }))
        .filter(({ stats }) => stats.isFile())
        .map(({ path, stats }) => ({ path, bytes: stats.size })),
    isFresh,
    isWithinBudgets: async (host) =>
      (await node(['scripts/size.mjs', host], { quiet: true })).code === 0,
    tags: async () => (await run('git', ['tag', '--list'], { quiet: true })).output.split('\n'),
    layOut: (host, projectFile, project) => {
      const folder = cached(host)
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      cpSync(join('dist', host), folder, { recursive: true })
      writeFileSync(join(folder, projectFile), project)
      return folder
    },
    hide,
    send: (tool, args) =>
      run('npx', ['--yes', `--package=${tool}`, '--', ...args], {
        quiet: true,
        env: {
          npm_config_cache: cached('npm'),
          npm_config_before: TAKEN_AS_OF,
          npm_config_ignore_scripts: 'true',
        },
      }),
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
  }
}

import { generateKeyPairSync } from 'node:crypto'
import type { World } from './ship'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const PKCS8 = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

const identityOf = (key: string): string =>
  JSON.stringify({
    alipay: { authentication: { privateKey: key, toolId: 'c0ffee00c0ffee00c0ffee00' } },
  })

/** Keys of nobody, in the form of each vendor. */
export const WECHAT_KEY = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
export const ALIPAY_KEY = identityOf(PKCS8)
export const BARE_ALIPAY_KEY = identityOf(PKCS8.replace(/-----.*-----|\n/g, ''))
/** What minidev puts between lines of another kind, and cannot read then. */
export const UNREADABLE_ALIPAY_KEY = identityOf(WECHAT_KEY)

const CHANGELOG = `# Changelog

## Unreleased

- Not yet.

## 1.2.0

- Maps follow a finger.
`

interface Given {
  readonly environment?: Readonly<Record<string, string>>
  readonly configured?: Readonly<Record<string, string>>
  readonly files?: Readonly<Record<string, string>>
  readonly tags?: readonly string[]
  readonly isFresh?: boolean
  readonly isWithinBudgets?: boolean
  readonly sent?: { readonly code: number; readonly output: string }
}

/** A world in which all is well for WeChat and Alipay, and what was done in it. */
export function fakeWorld(given: Given = {}) {
  const done = {
    lines: [] as string[],
    sent: [] as (readonly string[])[],
    projects: [] as string[],
  }
  const files: Record<string, string> = {
    'package.json': '{ "version": "1.2.0" }',
    'CHANGELOG.md': CHANGELOG,
    'project.config.json':
      '{ "appid": "touristappid", "miniprogramRoot": "dist/weapp/", "libVersion": "2.32.3" }',
    'mini.project.json': '{ "format": 2, "miniprogramRoot": "dist/alipay/" }',
    'dist/weapp/app.js': 'call("https://shop.example")',
    'dist/alipay/app.js': 'call("https://shop.example")',
    ...given.files,
  }
  const world: World = {
    environment: {
      TARO_APP_ID: 'wx0123456789abcdef',
      TARO_APP_ORIGIN: 'https://shop.example',
      WEAPP_UPLOAD_KEY: WECHAT_KEY,
      ALIPAY_UPLOAD_KEY: ALIPAY_KEY,
      ...given.environment,
    },
    configured: () => given.configured ?? {},
    readText: (path) => files[path],
    filesOf: (folder) =>
      Object.entries(files)
        .filter(([path]) => path.startsWith(`${folder}/`))
        .map(([path, text]) => ({ path: path.slice(folder.length + 1), bytes: text.length })),
    isFresh: () => given.isFresh ?? true,
    isWithinBudgets: async () => given.isWithinBudgets ?? true,
    tags: async () => given.tags ?? ['v1.1.0'],
    layOut: (host, projectFile, project) => {
      done.projects.push(project)
      files[`out/${host}/${projectFile}`] = project
      files[`out/${host}/app.js`] = files[`dist/${host}/app.js`] ?? ''
      return `out/${host}`
    },
    hide: () => 'hidden/key',
    send: async (tool, args) => {
      done.sent.push([tool, ...args])
      return given.sent ?? { code: 0, output: 'uploading\ndone' }
    },
    print: (line) => done.lines.push(line),
    complain: (line) => done.lines.push(line),
  }
  return { world, done, text: () => done.lines.join('\n') }
}

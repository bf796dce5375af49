import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VIEWS } from '../../server/views'

// @reads scripts/views-check src/core server/views src/engine

const root = join(__dirname, '../..')
const script = join(root, 'scripts/views-check.mjs')
const folder = mkdtempSync(join(tmpdir(), 'views-check-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Outcome {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The command, as `npm run views:check -- …` runs it. */
function run(...args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], (_, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err })
    })
  })
}

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const both = { en: 'Cellar', 'zh-Hans': '酒窖' }
const definition = (widgets: readonly unknown[]) => ({ name: both, url: '/cellar/index', widgets })
const banner = (image: string) => ({ value: [{ image }], config: { type: 'banner' } })
const link = (url: string) => ({
  value: [{ id: 1, title: both, url }],
  config: { type: 'menuList', id: 'links' },
})

test('without arguments all that ships is checked, and has no errors', async () => {
  const { code, out } = await run('--json')
  const { definitions, errors } = JSON.parse(out)
  const urls = (from: string) =>
    definitions.flatMap((one: { from: string; url: string }) =>
      one.from === from ? [one.url] : [],
    )
  const own = ['pages', 'core', 'diy']
    .map((pack) => readFileSync(join(root, 'src', pack, 'own-views.ts'), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^ {2}'(.+?)': /gm)])
    .map(([, url]) => url)
  expect(own.length).toBeGreaterThan(15)
  expect(urls('client').sort()).toEqual(own.sort())
  expect(urls('sandbox').sort()).toEqual([...VIEWS.keys()].sort())
  expect([code, errors]).toEqual([0, 0])
})

test('errors end with 1 and say where they are', async () => {
  const bad = file('bad.json', definition([{ config: { type: 'hologram' } }]))
  const { code, out } = await run(bad)
  expect(code).toBe(1)
  expect(out).toMatch(
    /error +widgets\.0\.config\.type +widget-unknown +no widget is named 'hologram'/,
  )
  expect(out).toMatch(/1 definition: 1 error, 0 warnings/)
})

test('warnings end with 0; --json tells the same to programs', async () => {
  const fine = file('fine.json', definition([link('/product/nowhere'), link('/zero/class')]))
  const warned = file('warned.json', [
    definition([{ ...link('/zero/class'), cssConfig: { color: 'red' } }]),
  ])
  const [first, second] = await Promise.all([run(fine, '--json'), run(warned, '--json')])
  expect(first.code).toBe(1)
  expect(JSON.parse(first.out)).toMatchObject({
    errors: 2,
    definitions: [
      {
        from: fine,
        url: '/cellar/index',
        problems: [
          { rule: 'duplicate-id', severity: 'error', path: 'widgets.1.config.id' },
          { rule: 'url-unreachable', severity: 'error', path: 'widgets.0.value.0.url' },
        ],
      },
    ],
  })
  expect(second.code).toBe(0)
  expect(JSON.parse(second.out)).toMatchObject({
    errors: 0,
    warnings: 1,
    definitions: [{ problems: [{ rule: 'box', severity: 'warning' }] }],
  })
})

test('--capabilities tells what asks for a call that the server lacks', async () => {
  const bind = { from: 'api', call: 'product/page' }
  const asking = file('asking.json', definition([{ config: { type: 'productList', bind } }]))
  const lacking = file('lacking.json', { names: ['product/page'] })
  const other = file('other.json', { names: ['live/page'] })
  const sources = ({ out }: Outcome) => out.match(/product\/page/g) ?? []
  const [has, lacks, none] = await Promise.all([
    run(asking, '--capabilities', other),
    run(asking, '--capabilities', lacking),
    run(asking, '--capabilities', asking),
  ])
  expect(sources(has)).toEqual([])
  expect(lacks.code).toBe(1)
  expect(sources(lacks).length).toBeGreaterThan(0)
  expect(none).toMatchObject({ code: 2 })
  expect(none.err).toContain('asking.json is no list of capabilities')
})

test('--capabilities tells what leads to a page that the server lacks', async () => {
  const leading = file('leading.json', definition([link('/views/index?url=/live/index&id=1')]))
  const lacking = file('lacking-page.json', { names: ['/live/index'] })
  const [has, lacks] = await Promise.all([run(leading), run(leading, '--capabilities', lacking)])
  expect(has.out).not.toContain('lacks')
  expect(lacks.out).toContain("the server lacks '/live/index': what leads there is not drawn")
  expect(lacks.code).toBe(0)
})

test('what cannot be read is said, and ends with 2', async () => {
  const { code, err } = await run(file('torn.json', '{"name":'))
  expect(code).toBe(2)
  expect(err).toMatch(/torn\.json cannot be read: /)
})

describe('a server', () => {
  let server: Server
  let origin = ''
  const asked: { url: string; sign: unknown }[] = []
  beforeAll(async () => {
    server = createServer(({ url = '', headers }, response) => {
      asked.push({ url, sign: headers.sign })
      if (url === '/main/paas/viewEngine/all') {
        const all = [
          definition([
            banner('/heavy.png'),
            banner('/gone.png'),
            link('/views/index?url=/product/list'),
            { ...link('/views/index?url=/spring/sale'), config: { type: 'menuList', id: 'sale' } },
          ]),
        ]
        response.end(JSON.stringify({ code: 200, data: all }))
      } else if (url === '/main/paas/viewEngine/all?since=') {
        const views = { '/spring/sale': { url: '/spring/fair', widgets: [] }, '/gone': null }
        response.end(JSON.stringify({ code: 200, data: { rev: 'a.1', views } }))
      } else if (url === '/heavy.png') response.end(Buffer.alloc(301 * 1024))
      else response.writeHead(404).end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((done) => server.close(done)))

  test('is asked for all it has, its pictures are weighed, and what it lacks is missing', async () => {
    const { code, out } = await run(origin, '--json')
    expect(code).toBe(1)
    const [{ problems }] = JSON.parse(out).definitions
    expect(problems).toMatchObject([
      // The sandbox's product list is not on this server; the sale leads to where its page is now.
      { rule: 'url-unreachable', path: 'widgets.2.value.0.url' },
      { rule: 'picture-heavy', path: 'widgets.0.value.0.image' },
      { rule: 'picture-missing', path: 'widgets.1.value.0.image' },
    ])
    expect(asked[0]).toEqual({
      url: '/main/paas/viewEngine/all',
      sign: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('that answers nothing cannot be read', async () => {
    const { code, err } = await run(`${origin}/nowhere`)
    expect(code).toBe(2)
    expect(err).toMatch(/cannot be read: .* answers 404/)
  })
})

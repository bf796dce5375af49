import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { titlesOf } from '../lib/markdown'
import { brokenLinks } from './targets'
import { type Found, INDEX, wordsOf } from './words'

// @reads docs scripts/site src/features server

const root = join(__dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'taproom-docs-'))
const out = join(folder, 'site')
afterAll(() => rmSync(folder, { recursive: true }))

/** The command, as `npm run docs -- …` runs it. */
function docs(...args: readonly string[]) {
  return new Promise<{ readonly code: number; readonly said: string }>((resolve) => {
    const script = join(root, 'scripts/docs.mjs')
    const child = execFile(process.execPath, [script, ...args], (_, said, wrong) =>
      resolve({ code: child.exitCode ?? -1, said: said + wrong }),
    )
  })
}

const files = () => readdirSync(out, { recursive: true, encoding: 'utf8' }).sort()
const page = (path: string) => readFileSync(join(out, path), 'utf8')
/** What stands in a page, without its marks. */
const textOf = (path: string) =>
  page(path)
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
const markdown = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the site', () => {
  beforeAll(async () => {
    // Over a site of an earlier day.
    mkdirSync(out)
    for (const file of ['.taproom-docs', 'old.html']) writeFileSync(join(out, file), '')
    const { code, said } = await docs('--out', out, '--exchanges', 'product/')
    expect([code, said]).toEqual([0, expect.stringMatching(/^\d+ pages in /)])
  })

  test('every link of every page leads to a page, a title or a file', () => {
    const html = files().map((path) => [path, path.endsWith('.html') ? page(path) : undefined])
    const pages = new Map(html as [string, string | undefined][])
    expect(brokenLinks(pages)).toEqual([])
    const links = [...pages.values()].join('').match(/href="/g) ?? []
    expect(links.length).toBeGreaterThan(5000)
  })

  test.each(['how-to', 'decisions', 'reference'])('every document of docs/%s is a page', (name) => {
    const sources = readdirSync(join(root, 'docs', name)).filter(
      (file) => file.endsWith('.md') && file !== 'widgets.md',
    )
    expect(sources.length).toBeGreaterThan(4)
    const [list, menu] = [page(`${name}/index.html`), page('index.html')]
    expect(menu).toContain(`href="${name}/index.html"`)
    for (const source of sources) {
      const path = source.replace('.md', '.html')
      const [title = ''] = titlesOf(markdown(`docs/${name}/${source}`))
      expect(textOf(`${name}/${path}`)).toContain(title)
      expect(list).toContain(`href="${path}"`)
    }
  })

  test.each([
    ['readme.html', 'Where to read on'],
    ['architecture.html', 'Never blank'],
    ['contributing.html', 'Footguns'],
    ['changelog.html', 'Unreleased'],
    ['benchmarks.html', 'Benchmarks'],
    ['definitions/index.html', 'Conditions'],
    ['definitions/rules.html', 'npm run views:check'],
    ['code/e2e-mini.html', 'Limits'],
  ])('%s has what it is for', (path, words) => expect(textOf(path)).toContain(words))

  test('every widget has a page with all its fields, and a card with both names', () => {
    const [, ...entries] = markdown('docs/reference/widgets.md').split(/^## /m)
    expect(entries.length).toBeGreaterThan(90)
    const gallery = page('widgets/index.html')
    for (const entry of entries) {
      const type = entry.split('\n')[0] ?? ''
      expect(gallery).toContain(`href="${type}.html"`)
      const text = textOf(`widgets/${type}.html`)
      const fields = [...entry.matchAll(/^\| `([^`]+)`/gm)].map(([, field = '']) => field)
      expect(fields.filter((field) => !text.includes(field))).toEqual([])
    }
    expect(textOf('widgets/index.html')).toMatch(/Banner轮播图banner/)
    expect(textOf('widgets/banner.html')).toContain('"type": "banner"')
  })

  test('every call of openapi.json stands on the page of one noun, and the file beside it', () => {
    const document = JSON.parse(page('openapi.json'))
    expect(document).toEqual(JSON.parse(markdown('docs/reference/openapi.json')))
    const titles = files()
      .filter((path) => /^api\/(?!index)/.test(path))
      .flatMap((path) => [...page(path).matchAll(/<h2 [^>]*>([^<]+)</g)].map(([, title]) => title))
    const calls = Object.entries(document.paths as Record<string, object>).flatMap(
      ([path, operations]) =>
        Object.keys(operations).map(
          (method) => `${method.toUpperCase()} ${path.split('/').slice(2).join('/')}`,
        ),
    )
    expect([...titles].sort()).toEqual([...calls].sort())
    expect(page('api/index.html')).toContain('href="../openapi.json"')
  })

  test('a call says who may ask, what it takes and answers, and shows an exchange', () => {
    const [, call = ''] = textOf('api/product.html').split('POST product/productShow/addCart#')
    expect(call).toMatch(/^\s+Puts? .*Asked by a user\./s)
    expect(call).toMatch(/body\.productIdstring/)
    expect(call).toMatch(
      /POST \/main\/product\/productShow\/addCart\nAuthorization: Bearer <token>/,
    )
    expect(call).toMatch(/\{"productId":"2001",.*"count":1/)
    expect(call).toMatch(/\/\/ HTTP 200\n\{\n {2}"code": 200/)
  })

  test('Chinese words say that they are Chinese, and English ones do not', () => {
    expect(page('widgets/banner.html')).toMatch(
      /<h1 id="banner--轮播图">Banner · <span lang="zh-Hans">轮播图<\/span>/,
    )
    expect(page('widgets/banner.html')).toContain('<html lang="en"')
  })

  test('what is cited by its number is a link', () => {
    expect(page('how-to/add-a-widget.html')).toMatch(
      /<a href="\.\.\/decisions\/0034-[\w-]+\.html">decision 0034<\/a>/,
    )
    expect(page('decisions/0007-definitions-are-public.html')).not.toContain('>decision 0007<')
  })

  test.each([
    ['轮播图', 'widgets/banner.html'],
    ['noticeBar', 'widgets/noticeBar.html'],
    ['put cart', 'api/cart.html#put-cart'],
    ['never blank', 'decisions/0029-what-never-blank-weighs.html'],
    ['host elements', 'decisions/0005-host-elements-on-h5.html'],
    ['benchmraks', 'benchmarks.html'],
  ])('a search for %s finds %s', (asked, wanted) => {
    let json = ''
    // As a page loads it from the disk: a script that hands over the index.
    new Function('taproomSearch', page('search.js'))((text: string) => {
      json = text
    })
    const found = MiniSearch.loadJSON<Found>(json, INDEX).search(asked)
    expect(found.slice(0, 5).map(({ id }) => id)).toContain(wanted)
  })

  test('nothing is fetched from elsewhere', () => {
    const outside = files()
      .filter((path) => path.endsWith('.html'))
      .flatMap((path) => [...page(path).matchAll(/<(?:script|link|img)[^>]*(?:src|href)="(\w+:)/g)])
      .map(([, scheme]) => scheme)
    expect([...new Set(outside)]).toEqual(['data:'])
  })

  test('nothing is left of an earlier site', () => expect(files()).not.toContain('old.html'))
})

test('a folder that holds something else is left alone', async () => {
  const other = join(folder, 'other')
  mkdirSync(other)
  writeFileSync(join(other, 'thesis.txt'), 'ten years')
  const { code, said } = await docs('--out', other)
  expect([code, said]).toEqual([1, `${other} is there and is no site of this command.\n`])
  expect(readdirSync(other)).toEqual(['thesis.txt'])
})

test('a link that leads nowhere is found', () => {
  const pages = new Map([
    ['a/one.html', '<a href="../two.html#there"></a> <a href="no.html"></a> <img src="../p.png">'],
    ['two.html', '<h2 id="there"></h2><a href="#here"></a><a href="a/one.html"></a>'],
    ['p.png', undefined],
  ])
  expect(brokenLinks(pages)).toEqual([
    'a/one.html: no.html is no page',
    'two.html: #here is no title',
  ])
})

test('words are those of both languages, and the parts of names', () => {
  expect(wordsOf('An IPA, 5.2 %')).toEqual(['An', 'IPA', '5', '2'])
  expect(wordsOf('productList2 HTTPCall')).toEqual([
    ...['productList2', 'product', 'List2'],
    ...['HTTPCall', 'HTTP', 'Call'],
  ])
  expect(wordsOf('精酿啤酒 IPA 酒')).toEqual(['精酿', '酿啤', '啤酒', 'IPA', '酒'])
})

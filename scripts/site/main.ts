import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { RULES } from '../../src/features/builder/lint/check'
import { all } from '../../src/registry/all'
import { openApiText } from '../openapi/document'
import { wishOf } from '../views-check/report'
import { callPages } from './calls'
import { documents } from './documents'
import { type Draft, type Page, SECTIONS, type Section } from './draft'
import { FILES, framed, HOME } from './frame'
import { drawn } from './markdown'
import { searchScript } from './search'
import { brokenLinks, targetsOf } from './targets'
import { widgetPages } from './widgets'

interface Options {
  /** The repository. */
  readonly root: string
  /** The folder the site is written into; what was there before goes. */
  readonly out: string
  /** Calls whose name has this in it get an exchange; empty for all. */
  readonly exchanges: string
}

/** What a folder has that was made by this command: no other is emptied. */
const MARK = '.taproom-docs'

/**
 * Writes the documentation as a site of files that need no server.
 *
 * @returns how many pages it has.
 * @throws Error when a link leads nowhere, or the folder holds something else.
 */
export async function buildSite({ root, out, exchanges }: Options): Promise<number> {
  refuseForeign(out)
  const files = new Map<string, string>()
  const publish = (source: string, path: string) => void files.set(path, source)
  const drafts: readonly Draft[] = [
    home(root),
    ...documents(root),
    rules(),
    ...widgetPages(root, all.values(), publish),
    ...(await callPages(root, exchanges)),
  ]
  const targets = targetsOf(root, drafts, publish)
  const order = Object.keys(SECTIONS)
  const pages: readonly Page[] = drafts
    .map((draft) => drawn(draft, targets))
    .sort((left, right) => order.indexOf(left.section) - order.indexOf(right.section))
  files.delete('openapi.json')
  const texts = new Map<string, string>([
    ...pages.map((page) => [page.path, framed(page, pages)] as const),
    [FILES.index, searchScript(pages)],
    [FILES.script, await script(root)],
    [FILES.style, readFileSync(join(root, 'scripts/site/site.css'), 'utf8')],
    ['openapi.json', openApiText()],
    [MARK, ''],
  ])
  const isPage = (path: string) => path.endsWith('.html')
  const broken = brokenLinks(
    new Map([
      ...[...texts].map(([path, text]) => [path, isPage(path) ? text : undefined] as const),
      ...[...files.keys()].map((path) => [path, undefined] as const),
    ]),
  )
  if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`)

  rmSync(out, { recursive: true, force: true })
  for (const [path, text] of texts) write(join(out, path), (at) => writeFileSync(at, text))
  for (const [path, source] of files)
    write(join(out, path), (at) => copyFileSync(join(root, source), at))
  return pages.length
}

function write(path: string, how: (path: string) => void): void {
  mkdirSync(dirname(path), { recursive: true })
  how(path)
}

function refuseForeign(out: string): void {
  if (existsSync(out) && !existsSync(join(out, MARK)))
    throw new Error(`${resolve(out)} is there and is no site of this command.`)
}

/** The script of every page, with the library that asks the index. */
async function script(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'scripts/site/browser.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/** Section by section, with the sentence that README.md begins with. */
function home(root: string): Draft {
  const [, intro = ''] =
    /^# .+\n+([^\n]+)/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  const firsts: Readonly<Record<Section, string>> = {
    start: 'readme.html',
    widgets: 'widgets/index.html',
    definitions: 'definitions/index.html',
    'how-to': 'how-to/index.html',
    api: 'api/index.html',
    reference: 'reference/index.html',
    decisions: 'decisions/index.html',
  }
  const cards = (Object.keys(SECTIONS) as Section[]).map((section) => {
    const [title, about] = SECTIONS[section]
    return `<a class="card" href="${firsts[section]}"><strong>${title}</strong><small>${about}</small></a>`
  })
  return {
    path: HOME,
    source: 'README.md',
    section: 'start',
    markdown: `# Taproom\n\n${intro}\n\n<div class="cards">\n${cards.join('\n')}\n</div>\n`,
  }
}

/** What `npm run views:check` looks at. */
function rules(): Draft {
  const rows = RULES.map(
    ({ name, severity }) =>
      `| \`${name}\` | ${severity} | ${wishOf(name).replaceAll('|', '\\|')} |`,
  )
  return {
    path: 'definitions/rules.html',
    section: 'definitions',
    markdown: [
      '# Rules of definitions',
      '`npm run views:check` holds every definition against these ([how](/how-to/check-a-definition.html)); the page editor does too, while somebody types.',
      ['| Rule | | What it is about |', '|---|---|---|', ...rows].join('\n'),
      '',
    ].join('\n\n'),
  }
}

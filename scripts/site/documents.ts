import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { titlesOf } from '../lib/markdown'
import type { Draft, Section } from './draft'

/** Documents outside docs/, and those of docs/ that have a place of their own. */
const SINGLE: readonly (readonly [source: string, path: string, section: Section])[] = [
  ['README.md', 'readme.html', 'start'],
  ['ARCHITECTURE.md', 'architecture.html', 'start'],
  ['CONTRIBUTING.md', 'contributing.html', 'start'],
  ['CHANGELOG.md', 'changelog.html', 'start'],
  ['docs/benchmarks.md', 'benchmarks.html', 'start'],
  ['docs/view-definitions.md', 'definitions/index.html', 'definitions'],
]

const FOLDERS = ['how-to', 'reference', 'decisions'] as const
/** Made of the widgets themselves, page by page. */
const ELSEWHERE = ['docs/reference/widgets.md']
const SKIPPED = ['node_modules', 'dist', 'docs', 'coverage']

/** READMEs that lie with the code they are about, from the root of the repository. */
function besideCode(root: string, folder = ''): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory())
      return entry.name.startsWith('.') || SKIPPED.includes(entry.name)
        ? []
        : besideCode(root, path)
    return entry.name === 'README.md' && folder !== '' ? [path] : []
  })
}

const GROUPS = { decision: 'One decision each', code: 'Beside the code' } as const

/** What is written by hand. @param root the repository. */
export function documents(root: string): readonly Draft[] {
  const read = (source: string) => readFileSync(join(root, source), 'utf8')
  const single = SINGLE.map(([source, path, section]) => ({
    source,
    path,
    section,
    markdown: read(source),
  }))
  const beside = besideCode(root).map((source) => ({
    source,
    path: `code/${posix.dirname(source).replaceAll('/', '-')}.html`,
    section: 'start' as const,
    group: GROUPS.code,
    markdown: read(source),
  }))
  const folders = FOLDERS.flatMap((section) =>
    readdirSync(join(root, 'docs', section))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${section}/${file}`)
      .filter((source) => !ELSEWHERE.includes(source))
      .sort()
      .map((source) => ({
        source,
        path: source.replace(/^docs\//, '').replace(/\.md$/, '.html'),
        section,
        ...(section === 'decisions' && /\/\d/.test(source) && { group: GROUPS.decision }),
        markdown: read(source),
      })),
  )
  const listed = FOLDERS.flatMap((section) => [
    listOf(section, folders),
    ...folders.filter((draft) => draft.section === section),
  ])
  return [...single, ...beside, ...listed]
}

const LISTS = {
  'how-to': ['How to', 'One task each, from the first command to the test.'],
  reference: [
    'Reference',
    'What the code is held to. The widgets are [on pages of their own](/widgets/index.html), and the calls [too](/api/index.html).',
  ],
  decisions: [
    'Decisions',
    'Why it is so: half a page each, and [points](/decisions/points.html) of a line.',
  ],
} as const

/** The first page of a folder, which names the others. */
function listOf(section: (typeof FOLDERS)[number], all: readonly Draft[]): Draft {
  const [title, intro] = LISTS[section]
  const rows = all
    .filter((draft) => draft.section === section)
    .map(({ path, markdown }) => `- [${titlesOf(markdown)[0]}](/${path})`)
  return {
    path: `${section}/index.html`,
    source: `docs/${section}/index.md`,
    section,
    name: 'All',
    markdown: `# ${title}\n\n${intro}\n\n${rows.join('\n')}\n`,
  }
}

/** Where a file of the repository is published as it is; undefined when it is not. */
export function assetPath(source: string): string | undefined {
  if (source === 'docs/reference/openapi.json') return 'openapi.json'
  if (!/^docs\/.*\.(png|jpg|webp|svg|json)$/.test(source)) return undefined
  return `assets/${source.replace(/^docs\//, '').replaceAll('/', '-')}`
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { anchorNamer, titlesOf, withoutFences } from '../../scripts/lib/markdown'

export const ROOT = join(__dirname, '../..')
const SKIPPED = ['node_modules', 'dist', 'coverage']
const REFERENCE = 'docs/reference'
const SPECIFICATIONS: Readonly<Record<string, string>> = {
  client: `${REFERENCE}/client-specification.md`,
  commerce: `${REFERENCE}/commerce-specification.md`,
}
const POINTS = 'docs/decisions/points.md'
/** What stands for something in a path: `<noun>`, `*`, `{id}`, `…`. */
const STAND_IN = /[<*…]|\{[^},]*\}/
const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.mjs',
  '.cjs',
  '.js',
  '.json',
  '.scss',
  '/index.ts',
  '/index.tsx',
]

/** All files of the repository whose name ends so, by their path from its root. */
export function filesOf(endings: RegExp, folder = ''): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return entry.name.startsWith('.') || SKIPPED.includes(entry.name)
        ? []
        : filesOf(endings, path)
    return endings.test(entry.name) ? [path] : []
  })
}

/** Whether a clone has it too: git carries no folder without a file. */
function isInGit(path: string): boolean {
  const whole = join(ROOT, path)
  if (!existsSync(whole)) return false
  if (!statSync(whole).isDirectory()) return true
  return readdirSync(whole).some((name) => isInGit(join(path, name)))
}

const texts = new Map<string, string>()
export function readText(path: string): string {
  const known = texts.get(path)
  if (known !== undefined) return known
  const text = readFileSync(join(ROOT, path), 'utf8')
  texts.set(path, text)
  return text
}

/** The anchors a reader on the web finds, as GitHub makes them. */
export const anchorsOf = (markdown: string): readonly string[] =>
  titlesOf(markdown).map(anchorNamer())

/** Relative links of a markdown file that lead nowhere. */
export function deadLinks(path: string, markdown = readText(path)): readonly string[] {
  const links = withoutFences(markdown).matchAll(/\]\(([^)\s]+)\)/g)
  return [...links].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return []
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? path : normalize(join(dirname(path), file))
    if (!isInGit(target)) return [`link to ${link}: no such file`]
    if (anchor === undefined || anchorsOf(readText(target)).includes(anchor)) return []
    return [`link to ${link}: no such title`]
  })
}

/** What a source file says in words: its comments, and the lines that cite a paragraph in a text. */
export function commentsOf(source: string): readonly string[] {
  const comments = [
    ...source.matchAll(/(?<=^|[\s{])(?:\/\*[\s\S]*?\*\/|\/\/.*$|<!--[\s\S]*?-->)/gm),
  ]
  const cited = source.split('\n').filter((line) => line.includes('§'))
  return [...comments.map(([comment]) => comment), ...cited].map((text) =>
    text.replace(/\n\s*\*?\s*/g, ' '),
  )
}

/** A chapter of a numbered document, or nothing. */
function chapterOf(path: string, name: string): string | undefined {
  const chapters = readText(path).split(/^## /m)
  return chapters.find((chapter) => chapter.startsWith(`${name}. `))
}

const plain = (text: string): string => text.replace(/[`*]/g, '').toLowerCase()

function specProblems(text: string, own?: string): readonly string[] {
  const problems: string[] = []
  let spec = own
  for (const [cited, kind, loose, number, term] of text.matchAll(
    /\b(client|commerce) spec\b(?! §)(?!ification)|\b(client|commerce) spec(?= §)|§(\d+)(?:,? '([^']+)')?/gi,
  )) {
    if (kind) problems.push(`'${cited}' names no section`)
    else if (loose) spec = SPECIFICATIONS[loose.toLowerCase()]
    else if (!spec) problems.push(`§${number} of which document?`)
    else {
      const chapter = chapterOf(spec, number ?? '')
      if (chapter === undefined) problems.push(`${spec} has no §${number}`)
      else if (term && !plain(chapter).includes(plain(term)))
        problems.push(`§${number} of ${spec} does not say '${term}'`)
    }
  }
  return problems
}

/** How a numbered thing is cited, and whether there is one of that number. */
const NUMBERED: readonly {
  readonly cited: RegExp
  readonly exists: (number: string) => boolean
}[] = [
  {
    cited: /\bpoints? (\d+(?:(?:, | and | to )\d+)*)/gi,
    exists: (number) => chapterOf(POINTS, number) !== undefined,
  },
  {
    cited: /\bdecisions? (\d+(?:(?:, | and | to )\d+)*)/gi,
    exists: (number) =>
      number.length === 4 &&
      readdirSync(join(ROOT, 'docs/decisions')).some((file) => file.startsWith(`${number}-`)),
  },
  {
    cited: /\bpitfalls? (P\d+(?:(?:, | and | to )P\d+)*)/gi,
    exists: (number) => chapterOf(`${REFERENCE}/pitfalls.md`, number) !== undefined,
  },
  {
    cited: /\bbudgets? (B\d+(?:(?:, | and | to )B\d+)*)/gi,
    exists: (number) => readText(`${REFERENCE}/limits.md`).includes(`| ${number} |`),
  },
]

function numberProblems(text: string): readonly string[] {
  return NUMBERED.flatMap(({ cited, exists }) =>
    [...text.matchAll(cited)].flatMap(([all, numbers = '']) =>
      numbers
        .split(/, | and | to /)
        .flatMap((number) => (exists(number) ? [] : [`'${all}': there is no ${number}`])),
    ),
  )
}

/** Documents by name, and a title of theirs: `README.md`, `docs/view-definitions.md, 'Cache'`. */
function documentProblems(text: string, folder: string): readonly string[] {
  const cited = text.matchAll(/(?<![\w/*.{-])([\w./-]*\w\.md)\b(?:, '([^']+)')?/g)
  return [...cited].flatMap(([, name = '', title]) => {
    const path = [name, join(folder, name)].find(isInGit)
    if (path === undefined) return [`${name}: no such document`]
    if (title === undefined || titlesOf(readText(path)).includes(title)) return []
    return [`${name} has no title '${title}'`]
  })
}

function expand(path: string): readonly string[] {
  const braces = /\{([^{}]*,[^{}]*)\}/.exec(path)
  if (!braces) return [path]
  const [all, inner = ''] = braces
  return inner.split(',').flatMap((one) => expand(path.replace(all, one.trim())))
}

const isThere = (path: string): boolean => {
  const stand = STAND_IN.exec(path)
  const known = stand ? path.slice(0, path.lastIndexOf('/', stand.index) + 1) : path
  return ENDINGS.some((ending) => isInGit(known + ending))
}

/** Files and folders of the repository, written from its root. */
function pathProblems(text: string): readonly string[] {
  const cited = text.matchAll(
    /(?<![\w/.@<*-])(?:src|server|e2e|scripts|config|bench|__tests__|docs|types|kit|examples)\/[\w@./{},<>*…-]*[\w}>*…/]/g,
  )
  return [...cited]
    .flatMap(([path]) => expand(path.replace(/[.,]+$/, '')))
    .flatMap((path) => (isThere(path) ? [] : [`${path}: no such file`]))
}

const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> }

function commandProblems(text: string): readonly string[] {
  return [...text.matchAll(/\bnpm run ([\w:-]+)/g)].flatMap(([, name = '']) =>
    name in scripts ? [] : [`npm run ${name}: no such command`],
  )
}

/** Data of the specifications is cited by its place or by its bare name. */
function dataProblems(text: string): readonly string[] {
  const loose = [...text.matchAll(/(?<!__tests__\/|\.\/|[\w/])spec\/[\w-]+\.json/g)]
  return loose.map(([name]) => `${name}: it is in __tests__/spec`)
}

/** Issues are kept elsewhere: what one asked for is said by a document, or by the comment itself. */
function issueProblems(text: string): readonly string[] {
  return [...text.matchAll(/\bissues? \d[\d.]*/gi)].map(([name]) => `${name}: no document`)
}

/** What a text cites and the repository does not have. `file` is where it stands, from the root. */
export function problemsOf(text: string, file: string): readonly string[] {
  const own = Object.values(SPECIFICATIONS).find((path) => path === file)
  return [
    ...specProblems(text, own),
    ...numberProblems(text),
    ...documentProblems(text, dirname(file)),
    ...pathProblems(text),
    ...commandProblems(text),
    ...dataProblems(text),
    ...issueProblems(text),
  ]
}

/** The paragraphs of a markdown file, without what is fenced off as an example. */
export function paragraphsOf(markdown: string): readonly string[] {
  return withoutFences(markdown)
    .split(/\n(?:\s*\n|(?=[-|#]|\d+\. ))/)
    .map((paragraph) => paragraph.replace(/\]\([^)]*\)/g, ']'))
}

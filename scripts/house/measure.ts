import ts from 'typescript'

/** A source file: its path from the repository's root, with slashes. */
export interface Source {
  readonly path: string
  readonly text: string
}

interface Long {
  readonly name: string
  readonly lines: number
}

export interface Report {
  readonly files: number
  readonly median: number
  readonly mean: number
  /** Files of more lines than `LIMITS.lines`, the longest first. */
  readonly tooLong: readonly Long[]
  /** How many files are shorter than `LIMITS.short`. */
  readonly short: number
  readonly longestFiles: readonly Long[]
  readonly longestFunctions: readonly Long[]
  /** By noun, the folders outside its rooms that hold files named after it. */
  readonly homes: Readonly<Record<string, readonly string[]>>
}

export const LIMITS = { files: 750, median: 50, lines: 300, short: 25, listed: 10 }

/** Page files are generated from the route table; beside them lies what they show of their own. */
const PAGES = /^src\/(pages|shop|core|diy)\//

/** True for what people write and read: no tests, no helpers of tests, no pages. */
export const isClientCode = ({ path }: Source): boolean =>
  /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path) && !PAGES.test(path)

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n').length
const longestFirst = (left: Long, right: Long) =>
  right.lines - left.lines || left.name.localeCompare(right.name)

/**
 * Measures the house.
 * @param sources client code, and that of the server for the homes of nouns.
 * @param nouns the folders of src/features.
 */
export function measure(sources: readonly Source[], nouns: readonly string[]): Report {
  const client = sources.filter(isClientCode)
  const files = client
    .map(({ path, text }) => ({ name: path, lines: linesOf(text) }))
    .sort(longestFirst)
  const counts = files.map(({ lines }) => lines)
  const paths = sources
    .filter((source) => isClientCode(source) || source.path.startsWith('server/'))
    .map(({ path }) => path)
    .filter((path) => !/\.test\.tsx?$/.test(path))
  return {
    files: counts.length,
    median: medianOf(counts),
    mean: counts.reduce((sum, count) => sum + count, 0) / Math.max(counts.length, 1),
    tooLong: files.filter(({ lines }) => lines > LIMITS.lines),
    short: counts.filter((count) => count < LIMITS.short).length,
    longestFiles: files.slice(0, LIMITS.listed),
    longestFunctions: client.flatMap(functionsOf).sort(longestFirst).slice(0, LIMITS.listed),
    homes: Object.fromEntries(nouns.map((noun) => [noun, homesOf(noun, paths)])),
  }
}

/** What the report breaks of the rules of the house, a line each. */
export function problemsOf({ files, median, tooLong }: Report): string[] {
  return [
    ...(files >= LIMITS.files ? [`${files} files, fewer than ${LIMITS.files} are wanted`] : []),
    ...(median < LIMITS.median ? [`median of ${median} lines, ${LIMITS.median} are wanted`] : []),
    ...tooLong.map(({ name, lines }) => `${name} has ${lines} lines, ${LIMITS.lines} are allowed`),
  ]
}

/** @param counts the longest first. */
function medianOf(counts: readonly number[]): number {
  const middle = counts.length / 2
  const [low = 0, high = low] = counts.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}

/**
 * The folders where `noun` lives besides `src/features/<noun>` and `server/<noun>`: the outermost folder
 * that is named after it, or the folder of a file that is.
 */
function homesOf(noun: string, paths: readonly string[]): string[] {
  const named = new RegExp(`(^|[-.])${noun}s?([-.]|$)`)
  const homes = paths
    .filter((path) => !new RegExp(`^(src/features|server)/${noun}/`).test(path))
    .flatMap((path) => {
      const parts = path.split('/')
      const at = parts.findIndex((part) => named.test(part))
      if (at < 0) return []
      return [parts.slice(0, at === parts.length - 1 ? at : at + 1).join('/')]
    })
  return [...new Set(homes)].sort()
}

/** Every function of a file that has a body, by the name it is known under. */
function functionsOf({ path, text }: Source): Long[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const found: Long[] = []
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineOf(node.getEnd()) - lineOf(node.getStart()) + 1
      found.push({ name: `${nameOf(node)} (${path})`, lines })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText()
  const { parent } = node
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))
    return parent.name.getText()
  if (ts.isCallExpression(parent)) return `${parent.expression.getText().split('\n')[0]}(…)`
  return ts.isConstructorDeclaration(node) ? 'constructor' : 'a function'
}

import type { NodePath, PluginObj, types as Types } from '@babel/core'
import { readSources } from './read-sources'

const TOKEN = /(?<![\w-])tp-[\w-]*/g
const IN_STYLES = /\.(-?[a-z_][\w-]*)/gi
/** A name that goes on with what is known at run time only. */
const PREFIX = /(?<![\w-])tp-[\w-]*[-_](?=\$\{|['"`])/g
const PUT_TOGETHER = /[-_]$/
const FIRST = 'abcdefghijklmnopqrstuvwxyz'
const NEXT = `${FIRST}0123456789`

/** What names of classes are sent as. */
export interface ClassNames {
  /** Whole names. */
  readonly names: ReadonlyMap<string, string>
  /** By how they begin, names of which scripts put the rest together: the rest is kept. */
  readonly prefixes: ReadonlyMap<string, string>
}

/**
 * Gives every class that styles name a name as short as it is often written.
 *
 * @param styles texts of style sheets, before anything is done to them.
 * @param scripts texts of scripts.
 */
export function nameClasses(styles: readonly string[], scripts: readonly string[]): ClassNames {
  const all = [...styles, ...scripts].join('\n')
  const classes = new Set(
    styles.flatMap((text) => [...text.matchAll(IN_STYLES)].map(([, it]) => it)),
  )
  const own = [...classes].filter((name): name is string => name?.startsWith('tp-') === true)
  // One that begins another stands for both: what follows it may be either.
  const prefixes = [...new Set(scripts.flatMap((text) => text.match(PREFIX) ?? []))]
    .filter((prefix) => own.some((name) => name.startsWith(prefix)))
    .sort((one, other) => one.length - other.length)
    .filter((prefix, at, before) => !before.slice(0, at).some((it) => prefix.startsWith(it)))
  const beginOf = (name: string) => prefixes.find((prefix) => name.startsWith(prefix))
  const counts = new Map<string, number>()
  for (const [token] of all.matchAll(TOKEN)) {
    const name = beginOf(token) ?? (classes.has(token) ? token : undefined)
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const sorted = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
  const free = shortNames(classes)
  const given = sorted.map(([name]): [string, string] => [name, free.next().value ?? name])
  return {
    names: new Map(given.filter(([name]) => !PUT_TOGETHER.test(name))),
    prefixes: new Map(
      given.filter(([name]) => PUT_TOGETHER.test(name)).map(([it, short]) => [it, `${short}-`]),
    ),
  }
}

/** `a` to `z`, then two of them, then three; none that is a class already. */
function* shortNames(taken: ReadonlySet<string | undefined>): Generator<string, undefined> {
  for (let names = [...FIRST]; ; names = names.flatMap((name) => [...NEXT].map((it) => name + it)))
    for (const name of names) if (!taken.has(name)) yield name
}

/** Names the classes of all sources. */
export const readClasses = (): ClassNames =>
  nameClasses(readSources(/\.scss$/), readSources(/\.tsx?$/))

/** A name as it is sent; one that styles do not name stays. */
export function sentName(name: string, { names, prefixes }: ClassNames): string {
  for (const [prefix, short] of prefixes)
    if (name.startsWith(prefix)) return short + name.slice(prefix.length)
  return names.get(name) ?? name
}

/** A text of a script with the names in it as they are sent. */
const sentText = (text: string, classes: ClassNames) =>
  text.replace(TOKEN, (name) => sentName(name, classes))

/** A style sheet with the names of its classes as they are sent. */
export const sentStyles = (css: string, classes: ClassNames): string =>
  css.replace(/\.(tp-[\w-]+)/g, (_, name: string) => `.${sentName(name, classes)}`)

/** The names in a script that are still as they were written. */
export const longNames = (code: string, { names }: ClassNames): string[] =>
  (code.match(TOKEN) ?? []).filter((name) => names.has(name))

/**
 * Writes the names in the texts of a script as they are sent.
 *
 * @throws Error (while building) where a name is put together so that nobody could say what becomes of it.
 */
export function classNamesBabel(
  { types: t }: { types: typeof Types },
  classes: ClassNames,
): PluginObj {
  const refuse = (path: NodePath, why: string): never => {
    throw path.buildCodeFrameError(
      `${why} (config/class-names.ts): write the name out, or use cx()`,
    )
  }
  const isJoined = ({ parent, key }: NodePath, side: 'left' | 'right') =>
    t.isBinaryExpression(parent, { operator: '+' }) && key === side

  /** What comes before a text and after it is known when the app runs only. */
  function check(path: NodePath, text: string, before: boolean, after: boolean): void {
    if (before && /^(--|__)[a-z]/.test(text)) refuse(path, 'a class goes on after what is put in')
    for (const { 0: name, index } of text.matchAll(TOKEN)) {
      if (name === 'tp-') refuse(path, '“tp-” begins any name')
      if (before && index === 0) refuse(path, `what is put in ends where “${name}” begins`)
      const isLast = index + name.length === text.length
      if (after && isLast && !PUT_TOGETHER.test(name)) refuse(path, `“${name}” may go on`)
    }
  }

  return {
    name: 'taproom-class-names',
    visitor: {
      StringLiteral(path) {
        const { node } = path
        if (path.parentPath.isImportDeclaration()) return
        check(path, node.value, isJoined(path, 'right'), isJoined(path, 'left'))
        const value = sentText(node.value, classes)
        if (value !== node.value) path.replaceWith(t.stringLiteral(value))
      },
      TemplateLiteral(path) {
        const { quasis } = path.node
        for (const [at, { value }] of quasis.entries()) {
          check(path, value.raw, at > 0, at < quasis.length - 1)
          value.raw = sentText(value.raw, classes)
          value.cooked = sentText(value.cooked ?? '', classes)
        }
      },
      RegExpLiteral({ node }) {
        node.pattern = sentText(node.pattern, classes)
      },
    },
  }
}

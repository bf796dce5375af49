import path from 'node:path'
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss'
import type { MiniHost } from '../types'
import { DIALECTS, type DistFiles, withoutExtension } from './dist-files'

/** The style sheets of a dist as CSS. Most pages import the same large file, so its CSS is there once. */
export interface Sheets {
  pieces: string[]
  /** By path without extension, the pieces a sheet consists of, its imports' among them, in order. */
  styles: Record<string, number[]>
}

/** Part of a file: rules of its own as CSS, or the file whose rules stand there. */
type Part = { readonly piece: number } | { readonly file: string }

/** `app` and components' sheets stand beside the pages'. Throws when an imported file is missing. */
export function compileStyles(dist: DistFiles, host: MiniHost, tags: string[]): Sheets {
  const extension = DIALECTS[host].style
  const pieces: string[] = []
  const parts = new Map<string, readonly Part[]>()

  function partsOf(file: string): readonly Part[] {
    const known = parts.get(file)
    if (known) return known
    const made = partsIn(dist.read(file), file)
    parts.set(file, made)
    return made
  }

  function partsIn(source: string, file: string): Part[] {
    return split(postcss.parse(source, { from: file })).map((nodes) => {
      const [first] = nodes
      if (first && isImport(first)) return { file: imported(dist, file, first.params, extension) }
      const own = postcss.root({ nodes, raws: { semicolon: true } })
      return { piece: pieces.push(toCss(own, tags)) - 1 }
    })
  }

  function piecesOf(file: string, open: Set<string>): number[] {
    open.add(file)
    return partsOf(file).flatMap((part) => {
      if ('piece' in part) return part.piece
      return open.has(part.file) ? [] : piecesOf(part.file, open)
    })
  }

  const files = dist.names.filter((name) => name.endsWith(extension))
  const styles = files.map((file) => [withoutExtension(file), piecesOf(file, new Set())] as const)
  return { pieces, styles: Object.fromEntries(styles) }
}

const isImport = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'import'

/** The nodes of a file: each import alone, what lies between them together. */
function split(root: Root): ChildNode[][] {
  const groups: ChildNode[][] = []
  for (const node of root.nodes) {
    const last = groups.at(-1)
    if (last && !isImport(node) && !last.some(isImport)) last.push(node)
    else groups.push([node])
  }
  return groups
}

function imported(dist: DistFiles, file: string, params: string, extension: string): string {
  const target = params.match(/["']([^"']+)["']/)?.[1] ?? ''
  const name = target.startsWith('/')
    ? target.slice(1)
    : path.posix.join(path.posix.dirname(file), target)
  const found = [name, name + extension].find((candidate) => dist.has(candidate))
  if (!found) throw new Error(`${file}: @import of a missing file "${target}"`)
  return found
}

function toCss(root: Root, tags: string[]): string {
  const tag = new RegExp(
    `(^|[\\s>+~,(])(${['page', ...tags].join('|')})(?=$|[\\s.#:\\[>+~,)])`,
    'g',
  )
  root.walkRules((rule) => {
    const parent = rule.parent
    if (parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) return
    rule.selector = rule.selector.replace(tag, '$1wx-$2')
  })
  root.walkDecls((declaration) => {
    declaration.value = screenUnits(declaration.value)
  })
  root.walkAtRules('media', (rule) => {
    rule.params = rule.params.replace(/([\d.]+)rpx/g, (_, n: string) => `${Number(n) / 2}px`)
  })
  return root.toString()
}

/** `rpx` is a 750th of the screen width; `vh` counts the page's area without the host's bars. */
export function screenUnits(value: string): string {
  return value
    .replace(/(-?[\d.]+)rpx\b/g, (_, n: string) => `calc(${n} * 100vw / 750)`)
    .replace(/(-?[\d.]+)vh\b/g, (_, n: string) => `calc(${n} * var(--mini-vh))`)
}

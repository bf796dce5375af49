import path from 'node:path'
import postcss, { type AtRule, type Root } from 'postcss'
import type { MiniHost } from '../types'
import { DIALECTS, type DistFiles, withoutExtension } from './dist-files'

/**
 * Style sheets as CSS, by path without extension. A page's sheet has its imports inlined; `app` and
 * components' sheets stand beside the pages'.
 */
export function compileStyles(
  dist: DistFiles,
  host: MiniHost,
  tags: string[],
): Record<string, string> {
  const extension = DIALECTS[host].style
  const sheets: Record<string, string> = {}
  for (const file of dist.names) {
    if (!file.endsWith(extension)) continue
    const root = inlineImports(dist, file, extension, new Set())
    sheets[withoutExtension(file)] = toCss(root, tags)
  }
  return sheets
}

function inlineImports(dist: DistFiles, file: string, extension: string, open: Set<string>): Root {
  const root = postcss.parse(dist.read(file), { from: file })
  open.add(file)
  root.walkAtRules('import', (rule: AtRule) => {
    const target = rule.params.match(/["']([^"']+)["']/)?.[1] ?? ''
    const name = target.startsWith('/')
      ? target.slice(1)
      : path.posix.join(path.posix.dirname(file), target)
    const found = [name, name + extension].find((candidate) => dist.has(candidate))
    if (!found) throw new Error(`${file}: @import of a missing file "${target}"`)
    if (open.has(found)) rule.remove()
    else rule.replaceWith(inlineImports(dist, found, extension, open).nodes)
  })
  return root
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

import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { anchorNamer, titlesOf } from '../lib/markdown'
import { assetPath } from './documents'
import type { Draft } from './draft'
import type { Targets } from './markdown'

const WIDGETS = 'docs/reference/widgets.md'
const REFERENCE = 'docs/reference'

/** Numbered chapters that prose cites: what stands before the number, and the document. */
const CHAPTERS: Readonly<Record<string, string>> = {
  point: 'docs/decisions/points.md',
  pitfalls: `${REFERENCE}/pitfalls.md`,
  'client spec': `${REFERENCE}/client-specification.md`,
  'commerce spec': `${REFERENCE}/commerce-specification.md`,
}

/** The way from one page of the site to another; both from its root. */
export function way(from: string, to: string): string {
  const [file = '', anchor] = to.split('#')
  const path = file === from ? '' : posix.relative(posix.dirname(from), file)
  return anchor === undefined ? path || posix.basename(file) : `${path}#${anchor}`
}

/**
 * Where the pages of a site and the files beside them are published.
 *
 * @param root the repository.
 * @param publish told of each file that a page shows or links: its place in the repository and on the site.
 */
export function targetsOf(
  root: string,
  drafts: readonly Draft[],
  publish: (source: string, path: string) => void,
): Targets {
  const bySource = new Map(
    drafts.flatMap(({ source, path }) => (source === undefined ? [] : [[source, path] as const])),
  )
  const paths = new Set(drafts.map(({ path }) => path))
  const textOf = new Map(drafts.map(({ source, markdown }) => [source, markdown]))

  function target(from: Draft, href: string): string | undefined {
    const [file = '', anchor] = href.split('#')
    const end = anchor === undefined ? '' : `#${anchor}`
    if (file === '') return from.path + end
    if (file.startsWith('/')) {
      if (paths.has(file.slice(1)) || file === '/openapi.json') return file.slice(1) + end
      throw new Error(`${from.path} links to ${href}, which is no page`)
    }
    const source = posix.join(posix.dirname(from.source ?? ''), file).replace(/\/$/, '')
    if (source === WIDGETS) return anchor ? `widgets/${anchor}.html` : 'widgets/index.html'
    const page = bySource.get(source) ?? bySource.get(`${source}/index.md`)
    if (page !== undefined) return page + end
    if (!existsSync(join(root, source)))
      throw new Error(`${from.source} links to ${href}, which is not there`)
    const asset = assetPath(source)
    if (asset !== undefined) publish(source, asset)
    return asset
  }

  function cited(words: string): string | undefined {
    const [, kind = '', number = ''] = /^(.*?) §?(P?\d+)$/.exec(words) ?? []
    if (kind === 'decision')
      return drafts.find(({ source }) => source?.startsWith(`docs/decisions/${number}-`))?.path
    const source = CHAPTERS[kind] ?? ''
    const nameAnchor = anchorNamer()
    for (const title of titlesOf(textOf.get(source) ?? '')) {
      const anchor = nameAnchor(title)
      if (title.startsWith(`${number}. `)) return `${bySource.get(source)}#${anchor}`
    }
    return undefined
  }

  const link = (from: Draft, href: string) => {
    const to = target(from, href)
    return to === undefined ? undefined : way(from.path, to)
  }
  return { link, cited, way }
}

/**
 * Links of drawn pages that lead nowhere, a line each.
 *
 * @param pages HTML by its place from the root of the site; other files have none.
 */
export function brokenLinks(pages: ReadonlyMap<string, string | undefined>): readonly string[] {
  const ids = new Map<string, ReadonlySet<string>>()
  for (const [path, html = ''] of pages)
    ids.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)))
  return [...pages].flatMap(([path, html = '']) =>
    [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].flatMap(([, to = '']) => {
      if (/^[a-z]+:/.test(to)) return []
      const [file = '', anchor] = to.split('#')
      const there = file === '' ? path : posix.join(posix.dirname(path), file)
      if (!pages.has(there)) return [`${path}: ${to} is no page`]
      if (anchor && !ids.get(there)?.has(decodeURIComponent(anchor)))
        return [`${path}: ${to} is no title`]
      return []
    }),
  )
}

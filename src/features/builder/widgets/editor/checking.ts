import * as v from 'valibot'
import { getAllViews } from '../../../../engine/calls'
import type { Registry } from '../../../../engine/contract'
import type { Services } from '../../../../engine/services'
import { type Route, routes } from '../../../../routing/table'
import { isObject } from '../../../../shared/json'
import type { L10n } from '../../../../shared/l10n'
import { type Catalogue, formKeys, getCatalogue } from '../../contract-library'
import { checkDraft } from '../../lint/check'
import { picturesOf } from '../../lint/content'
import { strings, targetOf } from '../../lint/read'
import words from '../../lint/rules.json'
import { readViewForRules, type World } from '../../lint/view'
import { tiersOf } from '../../parts/catalogue'
import { registryFor } from '../../parts/reading'
import { orElse } from '../../queries'
import type { Raw } from '../../rules/document'
import type { Finding } from './findings'

const table: readonly Route[] = routes
const titles: Readonly<Record<string, L10n | undefined>> = words

/** The catalogue of widgets a page draws from, as `views:check` calls it. */
const nameOf = (url: string) => {
  const tiers = tiersOf(url)
  if (tiers.length > 2) return 'all'
  return tiers.includes('account') ? 'account' : tiers.includes('commerce') ? 'commerce' : 'base'
}

/** The pages that addresses lead to. */
const pagesIn = (value: unknown) =>
  [...strings(value, '')].flatMap(({ value: text }) => {
    const target = text.startsWith('/') ? targetOf(text) : undefined
    return target?.kind === 'view' ? [target.url] : []
  })

type Names = Awaited<ReturnType<Services['callNames']>>

/** What definitions lead to and are drawn from, as the server and this client know it. */
export function worldOf(all: Registry, catalogue: Catalogue, { reads, writes }: Names): World {
  const configs = [...all.values()].map(
    ({ definition }) => v.safeParse(definition.config, { type: definition.type }).output,
  )
  const pictures = new Map(catalogue.pictures.map(({ url, bytes }) => [url, bytes ?? 'missing']))
  return {
    all,
    registryOf: (route) => {
      const path = route?.path ?? '/views/index'
      return { name: nameOf(path), widgets: registryFor(all, path) }
    },
    views: new Set([
      ...catalogue.pages,
      ...Object.keys(catalogue.redirects),
      ...table.filter(({ local }) => local).map(({ path }) => path),
    ]),
    linked: new Set(
      pagesIn([catalogue.links, configs]).map((url) => catalogue.redirects[url] ?? url),
    ),
    forms: new Set(catalogue.forms),
    gates: catalogue.gates,
    calls: reads,
    writes,
    pictureBytes: (url) => pictures.get(url) as number | 'missing' | undefined,
  }
}

/** Checks a page while it is edited, by the rules of `views:check`. */
export interface Check {
  readonly run: (page: Raw) => readonly Finding[]
  /** Asks for what the page names and is not known yet. True when there is more. @throws what the call rejects with. */
  readonly learn: (page: Raw) => Promise<boolean>
}

/** What a server with the specified calls only tells: of gates those that pages have, of pictures nothing. */
async function specified(): Promise<Catalogue> {
  const [views, forms] = await Promise.all([
    getAllViews({ query: {} }, { quiet: true }),
    formKeys(),
  ])
  const pages = Array.isArray(views) ? views.filter(isObject) : []
  const gates = pages.flatMap(({ security }) =>
    isObject(security) && typeof security.getApi === 'string'
      ? [{ path: security.getApi.replace(/^\//, ''), asksUser: true }]
      : [],
  )
  return {
    pages: pages.flatMap(({ url }) => (typeof url === 'string' ? [url] : [])),
    links: [],
    redirects: {},
    forms,
    gates,
    pictures: [],
  }
}

/** @throws what the call for the catalogue rejects with. */
export async function openCheck(
  all: Registry,
  callNames: Services['callNames'],
  url: string,
): Promise<Check> {
  const names = await callNames()
  const asked = new Set<string>()
  let world = worldOf(all, await ask([]), names)
  async function ask(pictures: readonly string[]): Promise<Catalogue> {
    const body = { pictures: pictures.slice(0, 500) }
    const catalogue = await orElse(() => getCatalogue({ body }, { quiet: true }), specified)
    return { ...catalogue, pages: [...catalogue.pages, url] }
  }
  return {
    run: (page) =>
      checkDraft(page, world).map((problem) => ({ ...problem, title: titles[problem.rule] })),
    async learn(page) {
      const view = readViewForRules(page, world, true)
      const named = [...(view ? picturesOf(view) : [])].map((picture) => picture.url)
      const ours = named.filter((each) => each.startsWith('/pictures/'))
      if (ours.every((each) => asked.has(each))) return false
      world = worldOf(all, await ask([...asked, ...ours]), names)
      for (const each of ours) asked.add(each)
      return true
    },
  }
}

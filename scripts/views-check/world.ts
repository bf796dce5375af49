import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { gatesOf } from '../../server/builder/catalogue'
import { FORMS } from '../../server/form/form-table'
import { picture } from '../../server/pictures'
import { HANDLERS } from '../../server/routes'
import { strings, targetOf } from '../../src/features/builder/lint/read'
import type { View, World } from '../../src/features/builder/lint/view'
import { account } from '../../src/registry/account'
import { all } from '../../src/registry/all'
import { base } from '../../src/registry/base'
import { calls, writes } from '../../src/registry/calls'
import { commerce } from '../../src/registry/commerce'
import { fileOf } from '../../src/routing/derive'
import type { Route } from '../../src/routing/table'
import { isObject } from '../../src/shared/json'

const REGISTRIES = { account, all, base, commerce }
const EVERYTHING: View['registry'] = { name: 'all', widgets: all }

/** The generated page file says which registry it draws from (scripts/pages.mjs). */
function registryOf(route: Route | undefined, root: string): View['registry'] {
  if (!route) return EVERYTHING
  const file = join(root, 'src', `${fileOf(route)}.tsx`)
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const name = /registry=\{(\w+)\}/.exec(source)?.[1] as keyof typeof REGISTRIES | undefined
  const widgets = name && REGISTRIES[name]
  return widgets ? { name, widgets } : EVERYTHING
}

/** The definitions that addresses under `value` open. */
function* linksIn(value: unknown): Generator<string> {
  for (const { value: text } of strings(value, '')) {
    const target = text.startsWith('/') ? targetOf(text) : undefined
    if (target?.kind === 'view') yield target.url
  }
}

/** Where widgets lead without being told. */
const defaults = [...all.values()].map(
  ({ definition }) => v.safeParse(definition.config, { type: definition.type }).output,
)

interface WorldInput {
  /** Every definition that can be opened. */
  readonly definitions: readonly unknown[]
  readonly root: string
  /** Addresses that pages had before, and where each of them leads. */
  readonly redirects?: Readonly<Record<string, string>>
  /** Sizes that were measured beforehand, by url. */
  readonly pictures?: ReadonlyMap<string, number | 'missing'>
  /** Calls that the server lacks, and pages that are nothing without them. */
  readonly lacks?: ReadonlySet<string>
}

/** The sandbox's calls, forms and pictures, the client's pages and widgets, and these definitions. */
export function createWorld(input: WorldInput): World {
  const { definitions, root, pictures, lacks, redirects = {} } = input
  const views = definitions.flatMap((one) =>
    isObject(one) && typeof one.url === 'string' ? [one.url] : [],
  )
  return {
    all,
    registryOf: (route) => registryOf(route, root),
    views: new Set([...views, ...Object.keys(redirects)]),
    linked: new Set([...linksIn([definitions, defaults])].map((url) => redirects[url] ?? url)),
    forms: new Set(FORMS.keys()),
    gates: gatesOf(HANDLERS.map(({ contract }) => contract)),
    calls: new Set([...calls.keys()].filter((call) => !lacks?.has(call))),
    writes: new Set([...writes.keys()].filter((call) => !lacks?.has(call))),
    lacks,
    pictureBytes(url) {
      const measured = pictures?.get(url)
      if (measured !== undefined || !url.startsWith('/pictures/')) return measured
      const drawn = picture(url)
      return drawn === undefined ? 'missing' : Buffer.byteLength(drawn)
    },
  }
}

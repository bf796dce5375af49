import { act, screen, within } from '@testing-library/react'
import { views } from '../../../../../diy/own-views'
import type { AnyWidget, Registry } from '../../../../../engine/contract'
import { openPage } from '../../../../../engine/testing/open-page'
import {
  type FakeApi,
  testUser,
  type WidgetSetup,
} from '../../../../../engine/testing/render-widget'
import type { HttpRequest } from '../../../../../http/endpoint'
import { all } from '../../../../../registry/all'
// The texts of the editor come with its page.
import '../../../../../registry/diy-page'

export const URL = '/company/about'
export const SAVE = 'paas/viewEngine/save'
export const PUBLISH = 'paas/viewEngine/publish'

export const heading = (id: string, en: string) => ({
  value: { title: { en, 'zh-Hans': `${en}（中）` } },
  config: { type: 'title', id, later: 'kept' },
})
export const about = {
  name: { en: 'About us', 'zh-Hans': '关于' },
  url: URL,
  play: { opaque: true },
  widgets: [
    heading('a', 'First'),
    { config: { type: 'group', id: 'g', slots: { content: [heading('b', 'Inner')] } } },
    heading('c', 'Last'),
  ],
}

/** The page at `URL` with these parts. */
export const pageOf = (...widgets: object[]) => ({
  name: { en: 'x', 'zh-Hans': '某页' },
  url: URL,
  widgets,
})

/** A server of one page, which somebody else may change too. */
export function pageServer(definition: object | null = about) {
  const state = {
    definition: definition as unknown,
    revision: 0,
    live: definition as unknown,
    version: 0,
  }
  const draft = () => ({
    url: (definition as { readonly url?: string } | null)?.url ?? URL,
    definition: state.definition,
    revision: state.revision,
    baseVersion: state.version,
    liveVersion: state.version,
    updatedAt: 0,
    updatedBy: 'Lin',
  })
  const api: FakeApi = {
    'employee/isAdmin': true,
    'paas/viewEngine/draft': () => draft(),
    'paas/viewEngine/version': () => ({
      version: state.version,
      note: '',
      fromVersion: 0,
      createdAt: 0,
      createdBy: 'Lin',
      definition: state.live,
    }),
    'paas/viewEngine/catalogue': {
      pages: [URL, '/pages/tabbar/index'],
      links: [],
      forms: [],
      gates: [],
      pictures: [],
    },
    [SAVE]: ({ body }: HttpRequest) => {
      const { revision, definition: next } = body as { revision: number; definition: unknown }
      if (revision !== state.revision) return { outcome: 'conflict', draft: draft() }
      state.definition = next
      state.revision += 1
      return { outcome: 'saved', revision: state.revision }
    },
    [PUBLISH]: ({ body }: HttpRequest) => {
      const { startsAt } = body as { startsAt?: number }
      state.version += 1
      state.revision += 1
      if (startsAt === undefined) state.live = state.definition
      const outcome = startsAt === undefined ? 'live' : 'scheduled'
      return { outcome, releaseId: '1', version: state.version }
    },
  }
  return { state, api }
}

/** Widgets of which headings throw while they are broken, where this part of what they are is read. */
export function brittleHeadings(part: 'value' | 'version') {
  const state = { isBroken: false }
  const title = all.get('title') as AnyWidget
  const definition = Object.create(title.definition, {
    [part]: {
      get: () => {
        if (state.isBroken) throw new Error('boom')
        return title.definition[part]
      },
    },
  })
  return { state, registry: new Map([...all, ['title', { ...title, definition }]]) }
}

/** Opens the editor of a page, or with an empty address the list of pages. */
export async function openEditor(
  api: FakeApi,
  setup: WidgetSetup & { readonly url?: string; readonly registry?: Registry } = {},
) {
  const { url = URL, ...rest } = setup
  return openPage({
    path: '/diy/index',
    registry: all,
    fallback: views['/diy/index'],
    user: testUser,
    query: url === '' ? {} : { url },
    api,
    ...rest,
  })
}

/** The rows of the outline, as they are read aloud. */
export const rows = () =>
  screen
    .getAllByRole('button', { name: / of \d/ })
    .map((row) => row.getAttribute('aria-label') ?? row.getAttribute('aria-name'))

/** Lets so much of a faked time pass, ms. */
export const wait = (ms: number): Promise<void> =>
  act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

/** The rules come, and look at what has rested. */
export const rest = () => wait(1000)

/** What stands in the sheet of publishing. */
export const sheet = () => within(screen.getByRole('dialog', { name: 'Publish' }))

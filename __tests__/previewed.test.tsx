// @reads server e2e/support
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { VIEWS } from '../server/views'
import type { ViewDefinition } from '../src/engine/contract'
import { PageContext, usePage } from '../src/engine/page/page-context'
import { ServicesContext } from '../src/engine/services'
import { openPage } from '../src/engine/testing/open-page'
import { createTestServices } from '../src/engine/testing/render-widget'
import { LookedAt } from '../src/features/builder/parts/looks'
import { Editing } from '../src/features/builder/widgets/editor/editing'
import { initI18n } from '../src/i18n'
import { all } from '../src/registry/all'
// The texts of the editor come with its page.
import '../src/registry/diy-page'
import { findRoute } from '../src/routing/derive'
import type { RoutePath } from '../src/routing/table'
import { overSandbox } from './support/over-sandbox'

// What an administrator looks at in the editor is what is published: every page that ships, tab pages included,
// once as it is on air and once as it is edited, over the same answers of the sandbox.

jest.setTimeout(600_000)

let server: Awaited<ReturnType<typeof overSandbox<'owner'>>>
beforeAll(async () => {
  initI18n('en')
  server = await overSandbox({ owner: '13900139000' })
})
afterAll(() => server?.stop())

/** Every part of a page with all inside it, as the engine drew it. */
const parts = (root: Element | null) =>
  [...(root?.querySelectorAll('.tp-widget') ?? [])]
    .filter((each) => !each.parentElement?.closest('.tp-widget'))
    .map(({ outerHTML }) =>
      outerHTML
        // React numbers what it draws.
        .replace(/:r\w+:/g, ':r:')
        // The bar of a page lies over its first picture; the editor has a bar of its own.
        .replace(' tp-under-header', ''),
    )

/** The page as whoever opens its address meets it. */
async function published(
  url: string,
  definition: ViewDefinition,
  user: ReturnType<typeof server.be>,
) {
  const where = findRoute(url)
    ? { path: url as RoutePath }
    : { path: '/views/index' as const, query: { url } }
  const setup = { ...where, registry: all, server: definition, user, api: server.api }
  return (await openPage(setup)).container
}

/** A page that can draw whatever there is. */
function Stage({ editing }: { readonly editing: Editing }) {
  const page = usePage()
  return (
    <PageContext.Provider value={{ ...page, registry: all }}>
      <LookedAt editing={editing} />
    </PageContext.Provider>
  )
}

/** The same page on the stage of its editor. */
async function previewed(
  url: string,
  definition: ViewDefinition,
  user: ReturnType<typeof server.be>,
) {
  const { services } = createTestServices({ user, api: server.api })
  const stands = { revision: 0, baseVersion: 0, liveVersion: 0, updatedAt: 0, updatedBy: '' }
  const editing = new Editing({
    draft: { url, definition, ...stands },
    persistence: services.persistence,
    key: 'draft',
    isMine: () => true,
    mayKeep: () => false,
  })
  const stage = await act(async () =>
    render(
      <ServicesContext.Provider value={services}>
        <Stage editing={editing} />
      </ServicesContext.Provider>,
    ),
  )
  return stage.container.querySelector('.tp-edit__stage')
}

test.each([...VIEWS])('%s', async (url, definition: ViewDefinition) => {
  const user = server.be('owner')
  const onAir = await published(url, definition, user)
  const edited = await previewed(url, definition, user)
  await server.settle()
  const bothAreThere = () => {
    expect(edited?.querySelector('[aria-label="Loading"]')).toBeNull()
    expect(parts(edited)).toEqual(parts(onAir))
  }
  await waitFor(bothAreThere, { timeout: 20_000 })
  expect(parts(edited)).not.toEqual([])
  cleanup()
})

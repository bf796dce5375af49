import { screen, within } from '@testing-library/react'
import { EndpointNotFoundError, NetworkError } from '../../../../errors'
import { changeLocale, initI18n } from '../../../../i18n'
import type { EditedPage } from '../../contract-editor'
import { openEditor, pageServer, wait } from './testing/open-editor'

// The list of pages: what is wrong with them, and the site that they belong to.

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(async () => {
  jest.useRealTimers()
  await changeLocale('en')
})

const LIST = 'paas/viewEngine/pages'
const SITE = 'Api/SitePage/Play'
const site = { siteId: 'taproom', name: 'Taproom', url: '/company/about', isOpen: true }

const FOUND: Readonly<Record<string, EditedPage['problems']>> = {
  '/several': { errors: 2, warnings: 1 },
  '/one': { errors: 1, warnings: 0 },
  '/warned': { errors: 0, warnings: 2 },
  '/right': { errors: 0, warnings: 0 },
  '/untold': undefined,
}
const pages = Object.entries(FOUND).map(([url, problems]) => ({
  url,
  name: url,
  liveVersion: 0,
  isChanged: false,
  waiting: 0,
  problems,
  updatedAt: 0,
  updatedBy: '',
}))
const found = { result: pages, pageIndex: 1, pageSize: 15, totalCount: pages.length }

async function openList(answer: unknown = site, url = '') {
  const api = { ...pageServer().api, [LIST]: found, [SITE]: answer }
  const opened = await openEditor(api, { url })
  await wait(1000)
  return opened
}

/** What is said of each page, and how it is coloured. */
const tags = () =>
  screen
    .getAllByRole('listitem')
    .map((row) =>
      [...row.querySelectorAll('.tp-tag')].map(
        ({ textContent, className }) => `${textContent} (${/--(\w+)/.exec(className)?.[1]})`,
      ),
    )

test('a page with problems says how many, one that has none or has told nothing is silent', async () => {
  await openList()
  expect(tags()).toEqual([
    ['3 problems (danger)', 'Live (success)'],
    ['1 problem (danger)', 'Live (success)'],
    ['2 warnings (warning)', 'Live (success)'],
    ['Live (success)'],
    ['Live (success)'],
  ])
})

test('in Chinese too', async () => {
  await changeLocale('zh-Hans')
  await openList()
  expect(tags().slice(0, 3)).toEqual([
    ['3 个问题 (danger)', '已上线 (success)'],
    ['1 个问题 (danger)', '已上线 (success)'],
    ['2 个提醒 (warning)', '已上线 (success)'],
  ])
})

test('it is read with the name of the page', async () => {
  await openList()
  const [row] = screen.getAllByRole('listitem')
  const way = within(row as HTMLElement).getByRole('button')
  expect(way).toHaveAccessibleName(/several.*3 problems.*Live/)
})

test('the site stands above the list, and not above a page that is edited', async () => {
  const { calls, unmount } = await openList()
  const card = screen.getByRole('region', { name: 'Taproom' })
  expect(card).toHaveTextContent('On the air')
  const list = screen.getByRole('list')
  expect(card.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(calls.find(({ path }) => path === SITE)?.query).toEqual({ siteId: 'taproom' })
  unmount()
  const page = await openList(site, '/company/about')
  expect(page.calls.filter(({ path }) => path === SITE)).toEqual([])
  expect(screen.queryByRole('region', { name: 'Taproom' })).toBeNull()
})

test('where there is no such site the list is all there is', async () => {
  const { container } = await openList(null)
  expect(container.querySelector('.tp-site, .tp-empty')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(pages.length)
})

test('nor is there where the server knows no sites', async () => {
  const { container, calls } = await openList(new EndpointNotFoundError(SITE, 404, 'no such call'))
  expect(calls.filter(({ path }) => path === SITE)).toHaveLength(1)
  expect(container.querySelector('.tp-site, .tp-empty')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(pages.length)
})

test('a site that cannot be reached leaves the list alone', async () => {
  await openList(new NetworkError(SITE, 'gone'))
  expect(screen.getAllByRole('listitem')).toHaveLength(pages.length)
})

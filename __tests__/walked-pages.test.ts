// @reads nothing
import { NOT_WALKED, WALKS } from '../e2e/support/pages'
import { VIEWS } from '../server/views'
import { type Route, routes } from '../src/routing/table'

const table: readonly Route[] = routes
/** Where an address of H5 leads: a page of the table, and the definition that is shown in it. */
function pagesOf(address: string): readonly string[] {
  const { pathname, searchParams } = new URL(address.replace('/#/', '/'), 'https://taproom.example')
  const inner = pathname === '/auto/edit' || pathname === '/views/index'
  return [pathname, ...(inner ? [searchParams.get('url') ?? ''] : [])]
}
const walked = new Set(WALKS.flatMap(({ addresses }) => addresses).flatMap(pagesOf))
const LOST = '/no/such/page'

test.each(table.filter(({ dev }) => !dev).map(({ path }) => path))(
  '%s is walked over in each size of text, language and theme, or it is said why not',
  (path) => expect(walked.has(path)).toBe(!(path in NOT_WALKED)),
)

test.each([...VIEWS.keys()])('%s of the sandbox is walked over too', (url) =>
  expect(walked).toContain(url),
)

test('what is walked over is there', () => {
  const known = new Set<string>([...table.map(({ path }) => path), ...VIEWS.keys()])
  expect([...walked].filter((page) => !known.has(page))).toEqual([LOST])
})

test('no page is walked over twice in one state', () => {
  for (const { addresses } of WALKS) expect(new Set(addresses).size).toBe(addresses.length)
})

import { act, screen } from '@testing-library/react'
import type { PageInfo } from '../../engine/page/page-context'
import { button, comeBack, offers, press } from '../../engine/testing/hands'
import { openPage, page } from '../../engine/testing/open-page'
import { testUser } from '../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../errors'
import { initI18n } from '../../i18n'
import { greet } from './after-start'
import { offerPencil } from './update'

beforeAll(() => initI18n('en'))

const ASK = 'employee/isAdmin'
const EDIT = 'Edit this page'
const TO = '/diy/index?url=/zero/index'
const server = page('Beers', { diyUrl: TO })
const admin = { [ASK]: true }
const roles = { owner: false, merchant: false, author: false, staff: false }
const known = (isAdmin: boolean) => ({ ...testUser, roles: { ...roles, admin: isAdmin } })

type Setup = NonNullable<Parameters<typeof openPage>[0]>

/** A page that has come to the front, after the start; `show` has it come there once more. */
async function visit(setup: Setup = {}) {
  const opened = await openPage({ user: testUser, server, api: admin, ...setup })
  const { services, host, calls } = opened
  const fronts: PageInfo[] = []
  Object.assign(services, {
    greet: async (front: PageInfo, key: string) => {
      fronts.push(front)
      await offerPencil(services, front, key).catch(() => {})
    },
  })
  const show = () => comeBack(host)
  await show()
  return {
    ...opened,
    show,
    front: () => fronts[0] as PageInfo,
    asked: () => calls.filter(({ path }) => path === ASK),
  }
}

test('an administrator has a pencil on the page, which leads to where it is edited', async () => {
  const { navigator } = await visit()
  expect(button(EDIT)).toBeInTheDocument()
  await press(EDIT)
  expect(navigator.open).toHaveBeenCalledWith(TO)
})

test('the server is asked once, quietly, and with a session that ended nobody is told', async () => {
  const { show, asked } = await visit({ user: known(true) })
  await show()
  expect(asked()).toHaveLength(1)
  expect(asked()[0]).toMatchObject({ background: true, recover: false })
  expect(screen.getAllByRole('button', { name: EDIT })).toHaveLength(1)
})

test.each<[string, Setup, number]>([
  ['who is not logged in', { user: undefined }, 0],
  ['a member by the record', { user: known(false) }, 0],
  ['a member by the server’s word', { api: { [ASK]: false } }, 1],
  ['whom the server refuses', { api: { [ASK]: new ApiError(ASK, 403, 'No') } }, 1],
  ['who uses a server that knows no administrators', { api: {} }, 1],
])('%s has none, and is asked about so often on all pages: %#', async (_who, setup, times) => {
  const { show, asked } = await visit(setup)
  await show()
  await show()
  expect(offers(EDIT)).toBe(false)
  expect(asked()).toHaveLength(times)
})

test.each<[string, Setup]>([
  ['that names no editor', { server: page('Beers') }],
  ['that names another address', { server: page('Beers', { diyUrl: '/user/setting' }) }],
  ['whose address is none', { server: page('Beers', { diyUrl: ['/diy/index'] }) }],
  ['that nobody has defined', { server: null }],
])('a page %s has none', async (_what, setup) => {
  await visit(setup)
  expect(offers(EDIT)).toBe(false)
})

test.each<[string, Setup]>([
  ['a draft that is looked at', { path: '/views/index', query: { x: '~secret' } }],
  ['a server without the editor', { lacks: new Set(['/diy/index']) }],
])('%s has none, and nobody is asked', async (_what, setup) => {
  const { asked } = await visit(setup)
  expect(offers(EDIT)).toBe(false)
  expect(asked()).toEqual([])
})

test('it waits for a definition that comes late', async () => {
  let come = (_view: unknown) => {}
  const late = new Promise((done) => {
    come = done
  })
  await visit({ server: late })
  expect(offers(EDIT)).toBe(false)
  await act(async () => come(server))
  expect(offers(EDIT)).toBe(true)
})

test('the editor itself has none', async () => {
  const local = page('Editor', { url: '/diy/index', diyUrl: '/diy/index?url=/diy/index' })
  const { views, show } = await visit({ path: '/diy/index', fallback: local })
  await act(async () => void (await views.load('/diy/index')))
  await show()
  expect(offers(EDIT)).toBe(false)
})

test('without a network there is none; it comes with the next page that is opened', async () => {
  let isOut = true
  const api = { [ASK]: () => (isOut ? Promise.reject(new NetworkError(ASK)) : true) }
  const { show } = await visit({ api })
  expect(offers(EDIT)).toBe(false)
  isOut = false
  await show()
  expect(offers(EDIT)).toBe(true)
})

test('it neither takes the place of a question nor gives its own up', async () => {
  const { front, show } = await visit({ host: { confirm: async () => undefined } })
  let answer: boolean | undefined
  const question = { title: 'Sure?', text: '', ok: 'Yes', cancel: 'No' }
  await act(async () => {
    front()
      .ask(question)
      .then((said) => {
        answer = said
      })
  })
  await show()
  expect(await screen.findByText('Sure?')).toBeInTheDocument()
  expect(offers(EDIT)).toBe(true)
  await press('Yes')
  expect(answer).toBe(true)
  expect(offers(EDIT)).toBe(true)
})

test('whoever logs out takes it along, and who comes then has no other one’s', async () => {
  const api: Record<string, unknown> = { ...admin }
  const { session, services, show } = await visit({ api })
  // As the app does with every other user.
  await act(async () => {
    session.logout('logout')
    services.queries.clear()
  })
  expect(offers(EDIT)).toBe(false)
  api[ASK] = false
  await act(async () => session.login(testUser))
  expect(offers(EDIT)).toBe(false)
  await show()
  expect(offers(EDIT)).toBe(false)
})

test('a definition that names its editor no more loses it', async () => {
  const { reload } = await visit()
  await reload(page('Beers'))
  expect(offers(EDIT)).toBe(false)
})

test('it comes behind the start, and on no page that was left meanwhile', async () => {
  jest.useFakeTimers()
  const opened = await openPage({ user: testUser, server, api: admin })
  const { services, host } = opened
  Object.assign(services, {
    greet: (front: PageInfo, key: string) => greet(services, front, key),
  })
  await comeBack(host)
  expect(offers(EDIT)).toBe(false)
  await act(() => jest.advanceTimersByTimeAsync(4000))
  expect(offers(EDIT)).toBe(true)
  jest.useRealTimers()
})

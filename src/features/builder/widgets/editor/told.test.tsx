import { act } from '@testing-library/react'
import type { FakeHost } from '../../../../engine/testing/fake-host'
import { press, sent } from '../../../../engine/testing/hands'
import { NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import {
  brittleHeadings,
  heading,
  openEditor,
  pageOf,
  pageServer,
  rest,
  SAVE,
  wait,
} from './testing/open-editor'

// How much is wrong with a page is told with each save of it: the list of pages says so.

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const CATALOGUE = 'paas/viewEngine/catalogue'
const IDLE = 2000
const PAUSE = 300

const bad = (id: string) => ({
  value: [{ id: '1', title: { en: 'Home', 'zh-Hans': '首页' }, url: '/no/where' }],
  config: { type: 'menuList', id },
})
const right = (id: string, en: string) => ({
  value: { title: { en, 'zh-Hans': '对' } },
  config: { type: 'title', id },
})

/** The page with these parts, and a heading at its end to take away. */
const serverOf = (...widgets: object[]) => pageServer(pageOf(...widgets, right('z', 'Last')))

/** Takes the last part away. */
async function change(): Promise<void> {
  await press(/Last/)
  await press('Delete')
}

/** Another page is in front. */
const leave = (host: FakeHost) =>
  act(async () => {
    for (const [left] of host.usePageHide.mock.calls) left()
  })

/** A catalogue that answers when it is told to. */
function slow(server: ReturnType<typeof pageServer>) {
  let answer: () => void = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  const call = () => asked.then(() => server.api[CATALOGUE])
  return { call, answer: () => act(async () => answer()) }
}

test('a save tells how many errors and warnings the page has', async () => {
  const { calls } = await openEditor(serverOf(bad('a'), bad('b'), heading('c', 'Dubious')).api)
  await rest()
  await change()
  await wait(IDLE)
  expect(sent(calls, SAVE)).toMatchObject([{ problems: { errors: 2, warnings: 1 } }])
  await press(/^List of links, 1 of 3/)
  await press('Delete')
  await wait(IDLE)
  expect(sent(calls, SAVE)[1]).toMatchObject({ problems: { errors: 1, warnings: 1 } })
})

test('a page without any is told to have none', async () => {
  const { calls } = await openEditor(serverOf(right('a', 'First')).api)
  await change()
  await wait(IDLE)
  expect(sent(calls, SAVE)).toMatchObject([{ problems: { errors: 0, warnings: 0 } }])
})

test('whoever leaves in the moment of a change tells of the page as it is then', async () => {
  const { calls, host } = await openEditor(serverOf(bad('a'), bad('b')).api)
  await rest()
  await press(/^List of links, 1 of 3/)
  await press('Delete')
  await leave(host)
  expect(sent(calls, SAVE)).toMatchObject([{ problems: { errors: 1, warnings: 0 } }])
})

test('a save waits for the rules that are on their way, and a closed page for them too', async () => {
  const server = serverOf(bad('a'))
  const { call, answer } = slow(server)
  const { calls, unmount } = await openEditor({ ...server.api, [CATALOGUE]: call })
  await rest()
  await change()
  await wait(IDLE)
  expect(sent(calls, SAVE)).toEqual([])
  unmount()
  await answer()
  expect(sent(calls, SAVE)).toMatchObject([{ problems: { errors: 1, warnings: 0 } }])
  expect(sent(calls, CATALOGUE)).toHaveLength(1)
})

test('rules that cannot come keep nothing from being saved; nothing is told then', async () => {
  const server = serverOf(bad('a'))
  const lost = new NetworkError(CATALOGUE, 'gone')
  const { calls } = await openEditor({ ...server.api, [CATALOGUE]: lost })
  await change()
  await wait(IDLE)
  const [first] = sent(calls, SAVE) as [{ readonly problems?: unknown }]
  expect(first.problems).toBeUndefined()
  expect(server.state.revision).toBe(1)
})

test('what is sent again after a lost answer tells what it told before', async () => {
  const server = serverOf(bad('a'))
  let isOut = true
  const answered = (name: string) => (request: HttpRequest) => {
    if (isOut) throw new NetworkError(name, 'gone')
    const answer = server.api[name]
    return typeof answer === 'function' ? answer(request) : answer
  }
  const api = { ...server.api, [SAVE]: answered(SAVE), [CATALOGUE]: answered(CATALOGUE) }
  const { calls } = await openEditor(api)
  await change()
  await wait(IDLE)
  isOut = false
  await wait(5000)
  const [first, second] = sent(calls, SAVE)
  expect(second).toEqual(first)
  expect(server.state.revision).toBe(1)
})

test('what was left on the device is told as soon as it is sent', async () => {
  const server = serverOf(bad('a'))
  const storage = memoryStorage()
  const down = { ...server.api, [SAVE]: new NetworkError(SAVE, 'gone') }
  const first = await openEditor(down, { storage })
  await change()
  await wait(IDLE)
  first.unmount()
  await wait(0)
  const { calls } = await openEditor(server.api, { storage })
  await rest()
  expect(sent(calls, SAVE)).toMatchObject([{ problems: { errors: 1, warnings: 0 } }])
  expect(sent(calls, CATALOGUE)).toHaveLength(1)
})

test('a picture that comes while the server is asked for another is asked for as well', async () => {
  const picture = (id: string) => ({ value: `/pictures/${id}.png`, config: { type: 'image', id } })
  const server = pageServer(pageOf(picture('one'), picture('two')))
  const { call, answer } = slow(server)
  const later = ({ body }: HttpRequest) =>
    (body as { readonly pictures: readonly string[] }).pictures.length > 0
      ? call()
      : server.api[CATALOGUE]
  const { calls } = await openEditor({ ...server.api, [CATALOGUE]: later })
  await press(/^Picture, 2 of 2/)
  await press('Delete')
  await rest()
  await press('Undo')
  await wait(PAUSE)
  await answer()
  expect(sent(calls, CATALOGUE)).toEqual([
    { pictures: [] },
    { pictures: ['/pictures/one.png'] },
    { pictures: ['/pictures/one.png', '/pictures/two.png'] },
  ])
})

test('rules that throw keep nothing from being saved; what they found before is not told', async () => {
  const { state, registry } = brittleHeadings('value')
  const server = serverOf(right('a', 'First'))
  const { calls, host } = await openEditor(server.api, { registry })
  await rest()
  await change()
  state.isBroken = true
  await leave(host)
  state.isBroken = false
  const [first] = sent(calls, SAVE) as [{ readonly problems?: unknown }]
  expect(first.problems).toBeUndefined()
  await press('Undo')
  await wait(IDLE)
  expect(sent(calls, SAVE)[1]).toMatchObject({ problems: { errors: 0, warnings: 0 } })
})

import { act, cleanup, screen } from '@testing-library/react'
import { sent, tap } from '../../engine/testing/hands'
import {
  createTestServices,
  renderWidget,
  testUser,
  type WidgetSetup,
} from '../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../errors'
import { initI18n } from '../../i18n'
import type { HostPort } from '../../shared/host-port'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { settingsPanel } from '../app/widgets/settings-panel'
import type { Subscription } from './contract'
import { createNews } from './parts/news-rows'

const LIST = 'notice/subscription/list'
const SAVE = 'notice/subscription/save'
const PAID = '/asset/pay/success'

beforeAll(() => initI18n('en'))

const shipped = (state: Subscription['state'] = 'open', left = 0): Subscription => ({
  moment: 'shipped',
  templateId: 't-1',
  state,
  left,
})

interface World extends Pick<WidgetSetup, 'api' | 'storage'> {
  readonly ask?: NonNullable<HostPort['askSubscriptions']>
}

/** The app of somebody logged in, on a host whose user answers so; they say yes unless told. */
function start({ ask = async () => ({ 't-1': 'accept' }), api, storage }: World = {}) {
  const askSubscriptions = jest.fn(ask)
  const answers = { [LIST]: [shipped()], [SAVE]: [shipped('accepted', 1)], ...api }
  const setup = { user: testUser, api: answers, storage, host: { askSubscriptions } }
  const test = createTestServices(setup)
  return { ...test, setup, news: createNews(test.services), askSubscriptions }
}

test('asks for the template of the moment, and tells the server the answer', async () => {
  const { news, calls, askSubscriptions } = start()
  await news.prepare(PAID)
  await news.ask('shipped')
  expect(askSubscriptions.mock.calls).toEqual([[['t-1']]])
  expect(sent(calls, SAVE)).toEqual([
    { moment: 'shipped', templateId: 't-1', answer: 'accept', requestId: expect.any(String) },
  ])
  // Nobody sees that they wait for it.
  expect(calls.find(({ path }) => path === SAVE)).toMatchObject({ background: true })
})

test.each(['accepted', 'refused', 'banned'] as const)('who is %s is not asked', async (state) => {
  const { news, askSubscriptions } = start({ api: { [LIST]: [shipped(state)] } })
  await news.prepare(PAID)
  await news.ask('shipped')
  expect(askSubscriptions).not.toHaveBeenCalled()
})

test.each([
  ['of a moment without a template', [], PAID],
  ['before a page could say what there is', [shipped()], '/pages/tabbar/index'],
  ['by a server without such messages', new ApiError(LIST, 404, 'no such call'), PAID],
  ['while the server cannot be reached', new NetworkError(LIST), PAID],
])('nobody is asked %s', async (_, answer, page) => {
  const { news, askSubscriptions } = start({ api: { [LIST]: answer } })
  await news.prepare(page)
  await news.ask('shipped')
  expect(askSubscriptions).not.toHaveBeenCalled()
})

test('what the server knows is asked for once a minute at most, and at once after a failure', async () => {
  jest.useFakeTimers()
  let isDown = true
  const list = () => {
    if (isDown) throw new NetworkError(LIST)
    return [shipped()]
  }
  const { news, calls } = start({ api: { [LIST]: list } })
  const asked = async () => {
    await news.prepare(PAID)
    return calls.filter(({ path }) => path === LIST).length
  }
  expect(await asked()).toBe(1)
  isDown = false
  expect(await asked()).toBe(2)
  await jest.advanceTimersByTimeAsync(59_999)
  expect(await asked()).toBe(2)
  await jest.advanceTimersByTimeAsync(1)
  expect(await asked()).toBe(3)
  jest.useRealTimers()
})

test('who said no is asked no second time, though the server never heard it', async () => {
  const storage = memoryStorage()
  const lost = { [SAVE]: new NetworkError(SAVE) }
  const first = start({ storage, api: lost, ask: async () => ({ 't-1': 'reject' }) })
  await first.news.prepare(PAID)
  await first.news.ask('shipped')
  await first.news.ask('shipped')
  const again = start({ storage, api: lost })
  await again.news.prepare(PAID)
  await again.news.ask('shipped')
  expect(first.askSubscriptions).toHaveBeenCalledTimes(1)
  expect(again.askSubscriptions).not.toHaveBeenCalled()
})

test('an answer that was lost is sent with the next start, as the same one and once', async () => {
  const storage = memoryStorage()
  const first = start({ storage, api: { [SAVE]: new NetworkError(SAVE) } })
  await first.news.prepare(PAID)
  await first.news.ask('shipped')
  const again = start({ storage })
  await again.news.prepare(PAID)
  expect(sent(again.calls, SAVE)).toEqual(sent(first.calls, SAVE))
  const third = start({ storage })
  await third.news.prepare(PAID)
  expect(sent(third.calls, SAVE)).toEqual([])
})

test('an answer that the server has not heard outlives a login that ran out, and goes with the next', async () => {
  let reaches = false
  const save = () => {
    if (!reaches) throw new NetworkError(SAVE)
    return [shipped('accepted', 1)]
  }
  const { news, calls, session, services } = start({ api: { [SAVE]: save } })
  await news.prepare(PAID)
  await news.ask('shipped')
  session.logout('expired')
  services.persistence.clear({ keepAccount: true })
  reaches = true
  session.login({ ...testUser, id: '77' })
  await act(async () => {})
  expect(sent(calls, SAVE)).toHaveLength(1)
  session.logout('logout')
  session.login(testUser)
  await act(async () => {})
  const [first, second] = sent(calls, SAVE)
  expect(second).toEqual(first)
  session.logout('expired')
  session.login(testUser)
  await act(async () => {})
  expect(sent(calls, SAVE)).toHaveLength(2)
})

test('what one user answered is neither sent nor held for another', async () => {
  const storage = memoryStorage()
  const first = start({ storage, api: { [SAVE]: new NetworkError(SAVE) } })
  await first.news.prepare(PAID)
  await first.news.ask('shipped')
  const other = start({ storage })
  other.session.login({ ...testUser, id: '77' })
  await other.news.prepare(PAID)
  await other.news.ask('shipped')
  expect(other.askSubscriptions).toHaveBeenCalledTimes(1)
  expect(sent(other.calls, SAVE)).toHaveLength(1)
})

describe('what the tap was for goes on', () => {
  afterEach(() => jest.useRealTimers())

  test('when the host throws or fails, and nothing is taken for an answer', async () => {
    const ask = jest.fn(async () => ({}))
    ask.mockRejectedValueOnce(new Error('fail'))
    const { news, calls } = start({ ask })
    await news.prepare(PAID)
    await news.ask('shipped')
    await news.ask('shipped')
    expect(ask).toHaveBeenCalledTimes(2)
    expect(sent(calls, SAVE)).toEqual([])
  })

  test('ten seconds after a host that never answers was asked, and with the next tap', async () => {
    const { news, askSubscriptions } = start({ ask: () => new Promise(() => {}) })
    await news.prepare(PAID)
    jest.useFakeTimers()
    const gone = jest.fn()
    const asked = news.ask('shipped').then(gone)
    await news.ask('shipped')
    expect(gone).not.toHaveBeenCalled()
    expect(askSubscriptions).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(9999)
    expect(gone).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await asked
    expect(gone).toHaveBeenCalled()
  })
})

describe('in the settings', () => {
  afterEach(cleanup)

  async function open(world: World = {}) {
    const app = start(world)
    const view = await renderWidget(settingsPanel, { ...app.setup, news: app.news })
    return { ...view, askSubscriptions: app.askSubscriptions, holder: app.session }
  }
  const name = 'A parcel is on its way'
  const on = () => screen.getByRole('switch', { name })
  const off = () => screen.queryByRole('switch', { name })

  test('turning it on asks the host within the tap, and shows what came of it', async () => {
    const { askSubscriptions, calls } = await open({ api: { [LIST]: [shipped('refused')] } })
    expect(screen.getByText('Off: nothing is sent or asked')).toBeInTheDocument()
    expect(on()).not.toBeChecked()
    await tap(on())
    expect(askSubscriptions).toHaveBeenCalledTimes(1)
    expect(on()).toBeChecked()
    expect(sent(calls, SAVE)).toMatchObject([{ answer: 'accept' }])
  })

  test('turning it off asks nobody', async () => {
    const { askSubscriptions, calls } = await open({
      api: { [LIST]: [shipped('accepted', 1)], [SAVE]: [shipped('refused', 1)] },
    })
    await tap(on())
    expect(askSubscriptions).not.toHaveBeenCalled()
    expect(sent(calls, SAVE)).toMatchObject([{ answer: 'reject' }])
    expect(on()).not.toBeChecked()
  })

  test('the last of two quick taps holds, each sent once', async () => {
    let answer = () => {}
    const first = new Promise<Subscription[]>((resolve) => {
      answer = () => resolve([shipped('refused', 1)])
    })
    const save = jest.fn(async (): Promise<Subscription[]> => [shipped('accepted', 2)])
    save.mockReturnValueOnce(first)
    const { calls } = await open({ api: { [LIST]: [shipped('accepted', 1)], [SAVE]: save } })
    await tap(on())
    await tap(on())
    expect(on()).toBeChecked()
    await act(async () => answer())
    expect(sent(calls, SAVE)).toMatchObject([{ answer: 'reject' }, { answer: 'accept' }])
    expect(on()).toBeChecked()
  })

  test('where the host lets none through, it says where that is changed', async () => {
    const { host } = await open({
      ask: async () => ({ 't-1': 'ban' }),
      api: { [SAVE]: [shipped('banned')] },
    })
    await tap(on())
    const where = 'Messages are turned off: open ··· and Settings, and allow them'
    expect(host.toast).toHaveBeenCalledWith(where)
    expect(screen.getByText(where)).toBeInTheDocument()
  })

  test('a host that says nothing is told of', async () => {
    const { host } = await open({ ask: async () => ({}) })
    await tap(on())
    expect(host.toast).toHaveBeenCalledWith('You could not be asked. Please try again later')
  })

  test('a server without such messages leaves nothing to see', async () => {
    await open({ api: { [LIST]: new ApiError(LIST, 404, 'no such call') } })
    expect(off()).toBeNull()
    expect(screen.queryByText('While the app is closed')).toBeNull()
  })

  test('after a logout they are gone', async () => {
    const { holder } = await open()
    await act(async () => holder.logout('logout'))
    expect(off()).toBeNull()
  })
})

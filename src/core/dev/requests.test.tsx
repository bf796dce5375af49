import { act, fireEvent, render, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { type Services, ServicesContext } from '../../engine/services'
import { createTestServices } from '../../engine/testing/render-widget'
import { endpoint, setHttpClient } from '../../http/endpoint'
import { createRecorder } from '../../http/recorder'
import { createTestClient } from '../../http/testing/test-client'
import { changeLocale, initI18n } from '../../i18n'
import type { TransportRequest } from '../../shared/transport'
import Requests from './requests'

beforeAll(() => initI18n('en'))
beforeEach(() => changeLocale('en'))

/** The inspector over a server that refuses `/sold-out` calls. */
function open() {
  const recorder = createRecorder()
  const sent: TransportRequest[] = []
  const send = recorder.wrap(async (request) => {
    sent.push(request)
    const refused = request.url.endsWith('sold-out')
    const body = refused
      ? { code: 500, message: 'all gone' }
      : { code: 200, data: { token: 'secret', name: 'Lin' } }
    return { status: 200, body, headers: { 'content-type': 'application/json' } }
  })
  const call = (path: string) =>
    act(
      async () =>
        void (await send({
          url: `https://shop/main/${path}`,
          method: 'POST',
          headers: { timestamp: '1700000000', Authorization: 'Bearer secret' },
          body: '{"password":"secret","mobile":"13800138000"}',
          timeoutMs: 1,
        })),
    )
  const test = createTestServices()
  const services: Services = { ...test.services, recorder }
  render(
    <ServicesContext.Provider value={services}>
      <Requests />
    </ServicesContext.Provider>,
  )
  return { ...test, recorder, call, sent }
}

const rows = () => screen.queryAllByRole('button', { name: /^POST/ })
const choose = async (path: string) => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(path) }))
  return within(screen.getByRole('dialog', { name: `POST ${path}` }))
}

test('says so while there is nothing', () => {
  open()
  expect(screen.getByText('No request yet')).toBeInTheDocument()
})

test('calls appear as they are made, with how they ended', async () => {
  const { call } = open()
  await call('people/user/login')
  await call('order/sold-out')
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/POST people\/user\/login200/),
    expect.stringMatching(/POST order\/sold-out500/),
  ])
})

test('those that failed can be seen alone, and all can be cleared', async () => {
  const { call } = open()
  await call('people/user/login')
  await call('order/sold-out')
  fireEvent.click(screen.getByRole('radio', { name: 'Failed 1' }))
  expect(rows()).toHaveLength(1)
  fireEvent.click(screen.getByText('Clear'))
  expect(rows()).toEqual([])
  expect(screen.getByText('No request failed')).toBeInTheDocument()
})

test('one call shows verdict, signature base, headers and bodies, and no secret', async () => {
  const { call } = open()
  await call('order/sold-out')
  const dialog = await choose('order/sold-out')
  expect(dialog.getByText('ApiError, code 500: all gone')).toBeInTheDocument()
  expect(dialog.getByText('Signature base')).toBeInTheDocument()
  expect(dialog.getAllByText('1700000000')).not.toHaveLength(0)
  expect(dialog.getByText('Authorization')).toBeInTheDocument()
  expect(dialog.getByText(/138\*\*\*\*8000/)).toBeInTheDocument()
  expect(document.body.textContent).not.toMatch(/secret|13800138000/)
})

test('an accepted call says so', async () => {
  const { call } = open()
  await call('people/user/login')
  const dialog = await choose('people/user/login')
  expect(dialog.getByText('200: accepted')).toBeInTheDocument()
})

describe('an answer whose envelope is right and whose data is not', () => {
  const listBeers = endpoint({
    method: 'GET',
    path: 'beer/list',
    data: v.array(v.object({ id: v.string(), price: v.number() })),
  })

  /** Asks for beers through endpoint, client and recorder, as the app does. */
  async function ask(data: unknown) {
    const { recorder } = open()
    const body = { code: 200, data }
    const transport = recorder.wrap(async () => ({ status: 200, body, headers: {} }))
    setHttpClient(
      createTestClient(transport, {
        hosts: { main: '/main/', chat: '/chat/', generic: '/generic/', alternate: '/main/' },
      }),
    )
    await act(async () => void (await listBeers().catch(() => undefined)))
    fireEvent.click(screen.getByRole('button', { name: /beer\/list/ }))
    return within(screen.getByRole('dialog', { name: 'GET beer/list' }))
  }

  test('is refused, with every place and what is wrong there', async () => {
    const dialog = await ask([{ id: '1', price: 42 }, { id: '2', price: '42' }, { price: 1 }])
    expect(dialog.getByText(/^ContractError: 1\.price Invalid type: .*"42"$/)).toBeInTheDocument()
    const all = dialog.getByText('Everything that breaks the contract').parentElement
    expect(all).toHaveTextContent(/1\.price Invalid type.* 2\.id Invalid key.*undefined$/)
    expect(screen.getByRole('radio', { name: 'Failed 1' })).toBeInTheDocument()
  })

  test('one fault is said once', async () => {
    const dialog = await ask([{ id: '2', price: '42' }])
    expect(dialog.getAllByText(/0\.price Invalid type/)).toHaveLength(1)
  })

  test('an answer that keeps the contract is accepted', async () => {
    const dialog = await ask([{ id: '2', price: 42 }])
    expect(dialog.getByText('200: accepted')).toBeInTheDocument()
  })
})

test('it is sent again byte for byte, as a call of its own', async () => {
  const { call, sent, host } = open()
  await call('people/user/login')
  const dialog = await choose('people/user/login')
  await act(async () => void fireEvent.click(dialog.getByText('Send again')))
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ body: sent[0]?.body, headers: sent[0]?.headers })
  expect(screen.getAllByRole('button', { name: /^POST/ })).toHaveLength(2)
  expect(host.toast).toHaveBeenCalledWith('Sent again: see the top of the list')
})

test('it is copied as a fixture without secrets', async () => {
  const { call, host } = open()
  await call('people/user/login')
  const dialog = await choose('people/user/login')
  await act(async () => void fireEvent.click(dialog.getByText('Copy as fixture')))
  const [[copied = ''] = []] = host.copy.mock.calls
  expect(JSON.parse(copied)).toMatchObject({
    request: { host: 'main', method: 'POST', path: 'people/user/login' },
    response: { status: 200, body: { code: 200, data: { name: 'Lin' } } },
  })
  expect(copied).not.toMatch(/secret|13800138000/)
  expect(host.toast).toHaveBeenCalledWith('Copied as a test fixture')
})

import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { EndpointNotFoundError, HostError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { service } from '.'

beforeAll(() => initI18n('en'))

const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('reads number and hours of the configuration when the definition has none', async () => {
  const { host } = await renderWidget(service, {
    api: { 'basic/autoConfig/getValue': { phone: '020-1', hours: 'Daily 10:00–22:00' } },
  })
  expect(screen.getByText(/Daily 10:00–22:00/)).toBeInTheDocument()
  await tap('Call Phone 020-1')
  expect(host.callPhone).toHaveBeenCalledWith('020-1')
})

test('says the number where it cannot dial', async () => {
  const { host } = await renderWidget(service, {
    value: { phones: [{ name: 'Devices', phone: '020-2' }] },
  })
  host.callPhone.mockRejectedValueOnce(new HostError('error.unexpected'))
  await tap('Call Devices 020-2')
  expect(host.toast).toHaveBeenCalledWith(expect.stringContaining('020-2'))
})

test('copies what cannot be dialled', async () => {
  const { host } = await renderWidget(service, {
    value: { handles: [{ name: { en: 'Mail' }, text: 'help@taproom.example' }] },
  })
  await tap('Copy Mail help@taproom.example')
  expect(host.copy).toHaveBeenCalledWith('help@taproom.example')
})

test('shows one answer at a time', async () => {
  await renderWidget(service, {
    value: {
      questions: [
        { question: 'How cold?', answer: 'Four degrees.' },
        { question: 'How fast?', answer: 'Two days.' },
      ],
    },
  })
  expect(screen.queryByText('Four degrees.')).toBeNull()
  await tap('How cold?')
  expect(screen.getByText('Four degrees.')).toBeInTheDocument()
  await tap('How fast?')
  expect(screen.queryByText('Four degrees.')).toBeNull()
  expect(screen.getByText('Two days.')).toBeInTheDocument()
})

describe('somebody who comes from a product', () => {
  const product = {
    ...{ id: '5', name: 'Hop Field', image: '', style: '', abv: 0, price: 2800, sold: 0 },
    ...{ stock: 9, tags: [], classId: '1', storeId: '1', skuId: '11' },
  }
  const come = (messages: unknown, user?: typeof testUser) =>
    renderWidget(service, {
      value: {},
      user,
      query: { productId: '5' },
      api: { 'product/productShow/show': product, messages },
    })
  const sent = (calls: readonly { path: string; body?: unknown }[]) =>
    calls.filter(({ path }) => path === 'messages').map(({ body }) => body)
  const message = { id: '1', fromUserId: '1', content: '', createdAt: 1 }

  test('sends its card with a tap, once', async () => {
    const { calls, host } = await come(message, testUser)
    expect(screen.getByRole('group', { name: 'What you ask about' })).toHaveTextContent('Hop Field')
    await tap('Send to support')
    expect(sent(calls)).toEqual([
      { content: 'About Hop Field: /views/index?url=/product/show&id=5' },
    ])
    expect(host.toast).toHaveBeenCalledWith('Sent. People answer in the hours above.')
    await tap('Sent')
    expect(sent(calls)).toHaveLength(1)
  })

  test('logs in first', async () => {
    const { calls, navigator } = await come(message)
    await tap('Send to support')
    expect(navigator.open).toHaveBeenCalledWith('/user/login')
    expect(sent(calls)).toEqual([])
  })

  test('is offered nothing where nobody reads it', async () => {
    await come(new EndpointNotFoundError('messages', 404, ''), testUser)
    await tap('Send to support')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

test('an answer closes at a second tap on its question', async () => {
  await renderWidget(service, {
    value: { questions: [{ question: 'How cold?', answer: 'Four degrees.' }] },
  })
  const question = () => screen.getByRole('button', { name: 'How cold?' })
  expect(question()).toHaveAttribute('aria-expanded', 'false')
  await tap('How cold?')
  expect(question()).toHaveAttribute('aria-expanded', 'true')
  await tap('How cold?')
  expect(screen.queryByText('Four degrees.')).toBeNull()
})

test('says that it was copied, and dials the number that was tapped', async () => {
  const { host } = await renderWidget(service, {
    value: {
      phone: '020-1',
      phones: [{ name: 'Devices', phone: '020-2' }],
      handles: [{ name: 'Mail', text: 'help@taproom.example' }],
    },
  })
  await tap('Copy Mail help@taproom.example')
  expect(host.toast.mock.calls).toEqual([['Copied']])
  await tap('Call Devices 020-2')
  expect(host.callPhone.mock.calls).toEqual([['020-2']])
})

test('has a title of its own, and says no hours where there are none', async () => {
  await renderWidget(service, { value: { phone: '020-1' } })
  expect(screen.getByRole('heading')).toHaveTextContent('We are here for you')
  expect(screen.queryByText(/Hours/)).toBeNull()
})

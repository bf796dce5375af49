import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { defineWidget } from '../../../engine/contract'
import { type FakeApi, renderWidget, testUser } from '../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../errors'
import { useTranslate } from '../../../i18n'
import { Button } from '../../../ui/button/button'
import type { Order } from '../contract'
import { DEEDS, useNextStep } from './use-next-step'

const AGAIN = 'order/order/buyAgain'
const URGE = 'order/order/urge'
const RECEIVE = 'order/order/receive'
const DELETE = 'order/order/7'
const ORDER = { id: '7', payId: '9' } as Order
/** What the server answers when something was done with it. */
const ANSWER = {
  id: '7',
  serial: 'T1',
  status: 2,
  payId: '9',
  storeName: 'A',
  lines: [],
  goodsAmount: 1,
  freight: 0,
  amount: 1,
  address: { name: '', mobile: '', region: '', detail: '' },
  note: '',
  createdAt: 1,
  paidAt: 1,
  expiresAt: 1,
}
const URLS = { payUrl: '/pay?id={payId}', cartUrl: '/cart', reviewUrl: '/review?id={id}' }

async function draw(
  api: FakeApi = {},
  more: { readonly leave?: () => Promise<void>; readonly confirm?: boolean } = {},
) {
  const { leave, confirm = true } = more
  const onChanged = jest.fn()
  const widget = defineWidget(
    {
      type: 'deeds',
      version: 1,
      tier: 'commerce',
      value: v.any(),
      config: v.object({}),
      height: 80,
      examples: {},
    },
    function Deeds() {
      // The words of orders come with the first that is read.
      useTranslate()('order.tabs')
      const { deeds } = useNextStep(ORDER, URLS, { onChanged, ...(leave && { leave }) })
      return (
        <>
          {DEEDS.map((deed) => (
            <Button key={deed} onTap={() => void deeds[deed]()}>
              {deed}
            </Button>
          ))}
        </>
      )
    },
  )
  const page = await renderWidget(widget, {
    value: {},
    api,
    user: testUser,
    host: { confirm: jest.fn(async () => confirm) },
  })
  const stale = jest.spyOn(page.services.queries, 'invalidateQueries')
  return { ...page, onChanged, stale }
}
const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('paying and reviewing lead to their pages', async () => {
  const { navigator } = await draw()
  await tap('pay')
  await tap('review')
  expect(navigator.open.mock.calls).toEqual([['/pay?id=9'], ['/review?id=7']])
})

describe('buying again', () => {
  test('leads to the cart with what is still there', async () => {
    const { navigator, host, calls, stale } = await draw({ [AGAIN]: { added: 1, missing: [] } })
    await tap('buyAgain')
    expect(calls).toMatchObject([{ path: AGAIN, body: { id: '7' } }])
    expect(navigator.open.mock.calls).toEqual([['/cart']])
    expect(host.toast).not.toHaveBeenCalled()
    expect(stale).toHaveBeenCalled()
  })

  test('goes by one name until it is answered, and by another then', async () => {
    const answers = [() => Promise.reject(new NetworkError(AGAIN, 'lost'))]
    const { calls } = await draw({
      [AGAIN]: () => (answers.shift() ?? (() => ({ added: 1, missing: [] })))(),
    })
    for (let tries = 0; tries < 3; tries += 1) await tap('buyAgain')
    const [first, second, third] = calls.map(
      ({ body }) => (body as { requestId: string }).requestId,
    )
    expect(first).toMatch(/^[\w-]{1,64}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('names what is not, and stays when nothing is', async () => {
    const missing = ['Haze', 'Stout']
    const { navigator, host } = await draw({ [AGAIN]: { added: 0, missing } })
    await tap('buyAgain')
    expect(host.toast.mock.calls).toEqual([['No longer on sale: Haze, Stout']])
    expect(navigator.open).not.toHaveBeenCalled()
  })
})

test('urging is told, and what shows the order asks anew', async () => {
  const { host, onChanged, stale } = await draw({ [URGE]: ANSWER })
  await tap('urge')
  expect(host.toast.mock.calls).toEqual([['The shop has been told']])
  expect(onChanged).toHaveBeenCalledTimes(1)
  expect(stale).toHaveBeenCalled()
})

test('a refused step says nothing was done, and asks how the order stands', async () => {
  const { host, onChanged } = await draw({ [URGE]: new ApiError(URGE, 400, 'Not yet.') })
  await tap('urge')
  expect(onChanged).toHaveBeenCalledTimes(1)
  expect(host.toast).not.toHaveBeenCalledWith('The shop has been told')
})

describe('asked first', () => {
  test('received when it is meant', async () => {
    const { onChanged, calls, host } = await draw({ [RECEIVE]: ANSWER })
    await tap('receive')
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Has everything arrived?', ok: 'Yes', cancel: 'Cancel' }),
    )
    expect(calls).toMatchObject([{ path: RECEIVE, body: { id: '7' } }])
    expect(onChanged).toHaveBeenCalledTimes(1)
  })

  test('nothing is done when it is not', async () => {
    const { calls } = await draw({}, { confirm: false })
    await tap('receive')
    await tap('delete')
    expect(calls).toEqual([])
  })

  test('deleted, and left where the page is gone with it', async () => {
    const leave = jest.fn(async () => {})
    const { calls, stale, onChanged, host } = await draw({ [DELETE]: null }, { leave })
    await tap('delete')
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Delete this order?', ok: 'Delete', tone: 'danger' }),
    )
    expect(calls).toMatchObject([{ path: DELETE, method: 'DELETE' }])
    expect(stale).toHaveBeenCalled()
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
    expect(onChanged).not.toHaveBeenCalled()
  })

  test('deleted where it stands in a list, and asked anew', async () => {
    const { host, onChanged } = await draw({ [DELETE]: null })
    await tap('delete')
    expect(host.toast.mock.calls).toEqual([['The order was deleted']])
    expect(onChanged).toHaveBeenCalledTimes(1)
  })
})

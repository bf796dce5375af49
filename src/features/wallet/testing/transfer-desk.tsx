import { act, fireEvent, screen } from '@testing-library/react'
import {
  type FakeApi,
  renderWidget,
  testUser,
  type WidgetSetup,
} from '../../../engine/testing/render-widget'
import { transferForm } from '../widgets/transfer-form'
import { overviewOf } from './overview'

export const WALLET = 'asset/account/userAccountList'
export const PRICE = 'ctf/assetaccount/getCtfPrice'
export const SEND = 'ctf/assetaccount/transfer'
export const NEED = 'people/userDetail/needSetPayPassword'
export const wallet = {
  accounts: [
    { id: 'a', kind: 'balance', name: 'Balance', amount: 50_000, frozen: 10_000 },
    { id: 'b', kind: 'earnings', name: 'Earnings', amount: 900, frozen: 0 },
  ],
  overview: overviewOf({ balance: 50_000 }),
  asOf: 1,
}
export const done = { id: 'line-1', amount: 10_000, fee: 50, balance: 39_950 }
export const MOBILE = '19912345678'

export const priceOf = ({ body }: { body?: unknown }) => {
  const { amount, toMobile } = body as { amount: number; toMobile: string }
  const fee = Math.max(1, Math.ceil(amount / 200))
  return { amount, fee, total: amount + fee, ...(toMobile && { receiver: '**o' }) }
}
export const open = (
  more: FakeApi = {},
  device: Pick<WidgetSetup, 'storage' | 'user' | 'kept'> = {},
) =>
  renderWidget(transferForm, {
    user: testUser,
    ...device,
    api: { [WALLET]: wallet, [PRICE]: priceOf, [NEED]: false, [SEND]: done, ...more },
  })
export const settle = () => act(() => jest.advanceTimersByTimeAsync(500))
export const fields = { mobile: "Receiver's mobile number", amount: 'Amount' }
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
export const sent = (calls: readonly { path: string; body?: unknown }[]) =>
  calls.filter(({ path }) => path === SEND).map(({ body }) => body as Record<string, unknown>)

export async function fill(amount = '100'): Promise<void> {
  type(fields.mobile, MOBILE)
  type(fields.amount, amount)
  await settle()
}
export async function enter(password = '135790'): Promise<void> {
  await act(async () => type('Pay password', password))
}
export async function toPassword(): Promise<void> {
  await fill()
  await tap('Next')
  await tap('Confirm and pay')
}

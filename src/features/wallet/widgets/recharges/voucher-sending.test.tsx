import { act, screen } from '@testing-library/react'
import { button, isOff, offers, press, sent } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { overviewOf } from '../../testing/overview'
import { offlinePay } from '.'

beforeAll(() => initI18n('en'))

const UPLOAD = 'basic/storageFile/upload'
const ADD = 'offlineRecharge/'
const SENT = { id: 'f1', url: '/files/f1.png', name: 'slip.png', size: 9 }
const picture = { path: 'blob:slip', name: 'slip.png', size: 9 }
const record = {
  id: 'r1',
  userId: '1001',
  accountId: 'a',
  amount: 50_000,
  code: 'TPACDEFH',
  voucher: '',
  status: 0,
  reason: '',
  createdAt: 1,
  submittedAt: null,
  reviewedAt: null,
}
const wallet = {
  accounts: [{ id: 'a', kind: 'balance', name: 'Balance', amount: 1, frozen: 0 }],
  overview: overviewOf(),
  asOf: 1,
}
const open = (api: object, chooseMedia = async () => [picture]) =>
  renderWidget(offlinePay, {
    user: testUser,
    value: { payee: 'Taproom', bank: 'CMB', number: '1209', note: '' },
    host: { chooseMedia },
    api: { 'offlineRecharge/list': [record], 'asset/account/userAccountList': wallet, ...api },
  })

test('how far the slip has come is told in percent, and nothing else can be chosen meanwhile', async () => {
  let request: HttpRequest | undefined
  const { host } = await open({
    [UPLOAD]: (asked: HttpRequest) => {
      request = asked
      return new Promise(() => {})
    },
  })
  const status = () => screen.queryByText(/^Sending/)?.textContent
  expect(offers('Another picture')).toBe(false)
  await press('Choose a picture')
  expect(host.chooseMedia).toHaveBeenCalledWith('image', 1)
  expect(status()).toBeUndefined()
  expect(document.querySelectorAll('.tp-notice')).toHaveLength(0)
  await press('Hand in')
  expect(status()).toBe('Sending 0%')
  act(() => request?.onProgress?.(0.256))
  expect(status()).toBe('Sending 26%')
  act(() => request?.onProgress?.(1))
  expect(status()).toBe('Sending 100%')
  for (const each of screen.getAllByRole('button', { name: 'Another picture' }))
    expect(isOff(each)).toBe(true)
})

test('a slip that has arrived is not sent a second time when handing in failed; another one is', async () => {
  const { calls } = await open({ [UPLOAD]: SENT, [ADD]: new ApiError(ADD, 400, 'Not now') })
  await press('Choose a picture')
  await press('Hand in')
  expect(screen.getByText('Not now')).toBeInTheDocument()
  expect(screen.queryByText(/^Sending/)).toBeNull()
  expect(isOff(button('Hand in'))).toBe(false)
  await press('Hand in')
  expect(sent(calls, UPLOAD)).toHaveLength(1)
  await act(async () =>
    (screen.getAllByRole('button', { name: 'Another picture' }).at(-1) as HTMLElement).click(),
  )
  expect(screen.queryByText('Not now')).toBeNull()
  await press('Hand in')
  expect(sent(calls, UPLOAD)).toHaveLength(2)
})

test('who chooses none has none; a gallery that fails says so', async () => {
  const { host } = await open({}, async () => [])
  await press('Choose a picture')
  expect(screen.queryByRole('img')).toBeNull()
  host.chooseMedia.mockRejectedValueOnce(new ApiError('x', 400, 'No gallery'))
  await press('Choose a picture')
  expect(screen.getByText('No gallery')).toBeInTheDocument()
})

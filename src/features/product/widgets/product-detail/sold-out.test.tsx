import { screen } from '@testing-library/react'
import { EndpointNotFoundError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { openSheet, openWith, sheet, skus, tap } from '../../testing/product-room'

beforeAll(() => initI18n('en'))

const NOTIFY = 'product/productShow/notify'

const asked = (calls: readonly { path: string; body?: unknown }[]) =>
  calls.filter(({ path }) => path === NOTIFY).map(({ body }) => body)
const ask = () => tap(sheet().getByRole('button', { name: 'Tell me when 330 ml 6 pack is back' }))

test('is named in the sheet, and who asks is told when it is back', async () => {
  const { calls, host } = await openWith({ [NOTIFY]: true })
  await openSheet()
  await ask()
  expect(asked(calls)).toEqual([{ skuId: '12' }])
  expect(host.toast).toHaveBeenCalledWith('You will hear when it is back')
  await tap(sheet().getByRole('button', { name: 'Noted' }))
  expect(asked(calls)).toHaveLength(1)
})

test('may be back meanwhile', async () => {
  const { calls, host } = await openWith({ [NOTIFY]: false })
  await openSheet()
  const before = calls.filter(({ path }) => path === 'product/productShow/skus').length
  await ask()
  expect(host.toast).toHaveBeenCalledWith('It is in stock again')
  expect(calls.filter(({ path }) => path === 'product/productShow/skus').length).toBe(before + 1)
})

test('offers nothing where the server tells nobody', async () => {
  await openWith({ [NOTIFY]: new EndpointNotFoundError(NOTIFY, 404, '') })
  await openSheet()
  await ask()
  expect(sheet().queryByRole('button', { name: /is back/ })).not.toBeInTheDocument()
})

test('leads who is not logged in to the login', async () => {
  const { calls, navigator } = await openWith({ [NOTIFY]: true }, false)
  await openSheet()
  await ask()
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  expect(asked(calls)).toEqual([])
})

test('altogether can be asked for from the bar', async () => {
  const { calls } = await openWith({
    'product/productShow/skus': skus.map((one) => ({ ...one, stock: 0 })),
    [NOTIFY]: true,
  })
  await tap(screen.getByRole('button', { name: 'Tell me when Hop Field is back' }))
  await tap(sheet().getByRole('button', { name: 'Tell me when 330 ml Single is back' }))
  expect(asked(calls)).toEqual([{ skuId: '11' }])
})

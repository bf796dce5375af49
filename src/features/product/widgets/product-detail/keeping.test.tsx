import { screen } from '@testing-library/react'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { idNow, openWith, tap } from '../../testing/product-room'

beforeAll(() => initI18n('en'))

const ADD = 'product/productShow/favorite'
const FOOTPRINT = 'product/productShow/footprint'
const openKept = (kept: boolean, answer: unknown = true, loggedIn = true) =>
  openWith(
    {
      'product/productShow/isFavorite': kept,
      'favorite/product/cancel': true,
      [ADD]: answer,
    },
    loggedIn,
  )

test('keeps a product, and tells the server which', async () => {
  const { calls } = await openKept(false)
  await tap(screen.getByRole('button', { name: 'Keep' }))
  expect(calls.find(({ path }) => path === ADD)?.query).toEqual({ id: idNow() })
})

test('lets it go again', async () => {
  const { calls } = await openKept(true)
  await tap(screen.getByRole('button', { name: 'Kept' }))
  expect(calls.find(({ path }) => path === 'favorite/product/cancel')?.query).toEqual({
    entityId: idNow(),
  })
})

test('turns back when the server refuses, and says why', async () => {
  const { host } = await openKept(false, new ApiError(ADD, 400, 'Too many'))
  await tap(screen.getByRole('button', { name: 'Keep' }))
  expect(host.toast).toHaveBeenCalledWith('Too many')
  expect(screen.getByRole('button', { name: 'Keep' })).toBeInTheDocument()
})

test('leads who is not logged in to the login, and asks nothing', async () => {
  const { calls, navigator, session } = await openKept(false, true, false)
  await tap(screen.getByRole('button', { name: 'Keep' }))
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  expect(session.returnTarget).toContain(`id=${idNow()}`)
  expect(calls.some(({ path }) => /favorite/i.test(path))).toBe(false)
})

test('a visit is noted once, for who is logged in', async () => {
  const { calls } = await openWith({ [FOOTPRINT]: null })
  const noted = calls.filter(({ path }) => path === FOOTPRINT).map(({ body }) => body)
  expect(noted).toContainEqual({ id: idNow() })
  expect(noted).toHaveLength(1)
  const { calls: others } = await openWith({ [FOOTPRINT]: null }, false)
  expect(others.some(({ path }) => path === FOOTPRINT)).toBe(false)
})

import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { chatList } from '.'

beforeAll(() => initI18n('en'))

const DESKS = 'notice/im/desks'
const SEAT = 'notice/im/seat'
const UNSEAT = 'notice/im/unseat'
const person = (id: string, name: string) => ({ id, name, avatar: '' })
const desk = (storeId: string, name: string, ...colleagues: object[]) => ({
  storeId,
  name,
  colleagues,
})

/** A server that keeps two desks. */
function open(more: object = {}) {
  let desks = [desk('302', 'Arcade', person('1006', 'Marco')), desk('303', 'Island')]
  return renderWidget(chatList, {
    user: testUser,
    config: { show: 'desks' },
    api: {
      [DESKS]: () => desks,
      [SEAT]: () => {
        desks = [
          desk('302', 'Arcade', person('1006', 'Marco')),
          desk('303', 'Island', person('1002', 'Mo')),
        ]
        return desks
      },
      [UNSEAT]: () => {
        desks = [desk('302', 'Arcade'), desk('303', 'Island')]
        return desks
      },
      ...more,
    },
  })
}
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const seats = (name: string) => screen.getByRole('list', { name })

test('each desk says who sits there', async () => {
  await open()
  expect(seats('Arcade')).toHaveTextContent('Marco')
  expect(seats('Island')).toHaveTextContent('Nobody but you answers here.')
})

test('somebody is added by their number', async () => {
  const { calls, host } = await open()
  await tap(button('Add a colleague to Island'))
  const sheet = screen.getByRole('dialog', { name: 'Add a colleague to Island' })
  const field = within(sheet).getByRole('textbox')
  fireEvent.change(field, { target: { value: '19912345678' } })
  await tap(within(sheet).getByRole('button', { name: 'Add a colleague' }))
  expect(calls.filter(({ path }) => path === SEAT).map(({ body }) => body)).toEqual([
    { storeId: '303', mobile: '19912345678' },
  ])
  expect(seats('Island')).toHaveTextContent('Mo')
  expect(host.toast).toHaveBeenCalled()
})

test('what is no number is not sent', async () => {
  const { calls } = await open()
  await tap(button('Add a colleague to Island'))
  const sheet = screen.getByRole('dialog')
  fireEvent.change(within(sheet).getByRole('textbox'), { target: { value: '123' } })
  await tap(within(sheet).getByRole('button', { name: 'Add a colleague' }))
  expect(within(sheet).getByRole('alert')).toBeInTheDocument()
  expect(calls.some(({ path }) => path === SEAT)).toBe(false)
})

test('a refusal is said in the sheet, which stays', async () => {
  await open({ [SEAT]: new ApiError(SEAT, 400, 'Nobody has registered with this number.') })
  await tap(button('Add a colleague to Island'))
  const sheet = screen.getByRole('dialog')
  fireEvent.change(within(sheet).getByRole('textbox'), { target: { value: '15800000000' } })
  await tap(within(sheet).getByRole('button', { name: 'Add a colleague' }))
  expect(sheet).toHaveTextContent('Nobody has registered with this number.')
})

test('somebody is taken off the desk after a yes', async () => {
  const { calls, host } = await open()
  host.confirm.mockResolvedValueOnce(false)
  await tap(button('Take Marco off the desk'))
  expect(calls.some(({ path }) => path === UNSEAT)).toBe(false)
  await tap(button('Take Marco off the desk'))
  expect(seats('Arcade')).not.toHaveTextContent('Marco')
})

test('who runs no shop is told so', async () => {
  await open({ [DESKS]: new ApiError(DESKS, 403, 'This is for the owners of a shop.') })
  expect(screen.getByText('This is for the owners of a shop.')).toBeInTheDocument()
})

import { act, fireEvent, screen, within } from '@testing-library/react'
import { offers, press } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import { openEditor, pageOf, pageServer, wait } from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Opens what stands behind 'More' of a part with this box, and tells its box once it is saved. */
async function openBox(cssConfig?: unknown) {
  const node = { value: { title: 'x' }, config: { type: 'title', id: 'a' } }
  const server = pageServer(pageOf(cssConfig === undefined ? node : { ...node, cssConfig }))
  await openEditor(server.api)
  await press(/1 of 1/)
  await press('Edit')
  await press('More')
  return async () => {
    await wait(2000)
    const { widgets } = server.state.definition as { readonly widgets: readonly object[] }
    return (widgets[0] as { readonly cssConfig?: unknown }).cssConfig
  }
}
const AROUND = 'Space around it'
const INSIDE = 'Space inside it'
const steppers = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('status')
    .map((each) => each.textContent)
const more = (name: string) => press(`More of ${name}`)
const less = (name: string) => press(`Less of ${name}`)

test('spacing is set side by side, by steps of four', async () => {
  const saved = await openBox()
  expect([...steppers(AROUND), ...steppers(INSIDE)]).toEqual(Array(8).fill('0'))
  await more(`${AROUND}, Top`)
  await more(`${AROUND}, Top`)
  await more(`${AROUND}, Left`)
  await less(`${AROUND}, Bottom`)
  await more(`${INSIDE}, Right`)
  // Nothing inside is less than nothing.
  await less(`${INSIDE}, Top`)
  expect(await saved()).toEqual({ m: [8, 0, -4, 4], p: [0, 4, 0, 0] })
})

test('four that are the same are one number', async () => {
  const saved = await openBox({ p: [8, 8, 4, 8] })
  await more(`${INSIDE}, Bottom`)
  expect(await saved()).toEqual({ p: 8 })
  await less(`${INSIDE}, Bottom`)
  expect(await saved()).toEqual({ p: [8, 8, 4, 8] })
})

test.each([
  [12, ['12', '12', '12', '12']],
  [
    [4, 8],
    ['4', '8', '4', '8'],
  ],
  [
    [4, 8, 12],
    ['4', '8', '12', '8'],
  ],
  [
    [1, 2, 3, 4],
    ['1', '2', '3', '4'],
  ],
])('%j is read as styles read it, and stays until it is changed', async (m, shown) => {
  const saved = await openBox({ m, radius: 3 })
  expect(steppers(AROUND)).toEqual(shown)
  await more(`${INSIDE}, Top`)
  expect(await saved()).toEqual({ m, radius: 3, p: [4, 0, 0, 0] })
})

test('what lies beside the grid goes to its next line, the other sides stay', async () => {
  const saved = await openBox({ m: [10, -7, 400, 399] })
  await more(`${AROUND}, Top`)
  await less(`${AROUND}, Right`)
  await more(`${AROUND}, Bottom`)
  await more(`${AROUND}, Left`)
  expect(await saved()).toEqual({ m: [12, -8, 400, 400] })
  await less(`${AROUND}, Top`)
  await more(`${AROUND}, Right`)
  expect(await saved()).toEqual({ m: [8, -4, 400, 400] })
})

test('each is reset by itself, and a box that says nothing goes', async () => {
  const saved = await openBox({ m: 4, p: 8 })
  await press(`Reset ${AROUND}`)
  expect(await saved()).toEqual({ p: 8 })
  expect(offers(`Reset ${AROUND}`)).toBe(false)
  await press(`Reset ${INSIDE}`)
  expect(await saved()).toBeUndefined()
  await press('Undo')
  expect(await saved()).toEqual({ p: 8 })
})

test.each([['8px'], [[]], [[1, 2, 3, 4, 5]], [[4, '8']]])(
  '%j has no steps: it is edited as text, and stays what it is',
  async (m) => {
    const saved = await openBox({ m })
    expect(screen.queryByRole('group', { name: AROUND })).toBeNull()
    await more(`${INSIDE}, Top`)
    expect(await saved()).toEqual({ m, p: [4, 0, 0, 0] })
  },
)

test('the rest of a box is text below; what is written there shows above', async () => {
  const saved = await openBox({ radius: 8 })
  const whole = screen.getByLabelText('Spacing')
  await act(async () => void fireEvent.change(whole, { target: { value: '{"m":16,"bg":"page"}' } }))
  expect(steppers(AROUND)).toEqual(['16', '16', '16', '16'])
  expect(await saved()).toEqual({ m: 16, bg: 'page' })
})

test('a box that is none is text alone', async () => {
  const saved = await openBox('wide')
  expect(screen.queryByRole('group', { name: INSIDE })).toBeNull()
  expect(screen.getByLabelText('Spacing')).toHaveValue('"wide"')
  expect(await saved()).toBe('wide')
})

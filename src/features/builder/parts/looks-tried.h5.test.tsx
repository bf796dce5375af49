import { screen, within } from '@testing-library/react'
import { isOff, press, tap } from '../../../engine/testing/hands'
import { initI18n } from '../../../i18n'
import { heading, openEditor, pageOf, pageServer } from '../widgets/editor/testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const stage = () => within(screen.getByRole('region', { name: 'Preview' }))
const preview = () => tap(screen.getByRole('tab', { name: 'Preview' }))
const picture = (action: object) =>
  pageOf({
    value: '/pictures/home-1.webp',
    config: { type: 'image', id: 'i', on: { tap: action } },
  })

test.each([
  [{ do: 'back' }, 'This would go back'],
  [{ do: 'go', url: '/' }, 'This would open /'],
  [
    { do: 'web', url: 'https://example.com' },
    'This would open /pages/web?alapath=https%3A%2F%2Fexample.com',
  ],
  [{ do: 'share', value: { title: 'Beer' } }, 'This would leave the app:'],
])('a page that is tried says what %j would do, and does not', async (action, text) => {
  const { navigator, host } = await openEditor(pageServer(picture(action)).api)
  await preview()
  await press('Try it')
  await tap(stage().getByRole('link'))
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(host.toast).toHaveBeenCalledWith(expect.stringContaining(text))
  for (const way of [navigator.open, navigator.back, navigator.home, host.share])
    expect(way).not.toHaveBeenCalled()
  // What was told belongs to the try.
  await press('Back to editing')
  await press('Try it')
  expect(screen.queryByText(text)).toBeNull()
})

test.each([
  ['without parts says so', [], true],
  ['with one part shows it', [heading('a', 'First')], false],
])('a page %s', async (_, parts, isEmpty) => {
  await openEditor(pageServer(pageOf(...parts)).api)
  await preview()
  expect(screen.queryByText('This page has no parts yet') !== null).toBe(isEmpty)
})

test('letters come in four sizes, and a member has one of twenty-one grades', async () => {
  await openEditor(pageServer().api)
  await preview()
  const sizes = within(screen.getByRole('radiogroup', { name: 'Size of the text' }))
  expect(sizes.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    '100%',
    '110%',
    '120%',
    '140%',
  ])
  await tap(screen.getByRole('radio', { name: 'A member' }))
  const [less, more] = ['Less of Id of the grade', 'More of Id of the grade']
  const at = () => [less, more].map((name) => isOff(screen.getByRole('button', { name })))
  await press(less)
  expect(at()).toEqual([true, false])
  for (let step = 0; step < 19; step += 1) await press(more)
  expect(at()).toEqual([false, false])
  await press(more)
  expect(at()).toEqual([false, true])
})

import { act, fireEvent, screen } from '@testing-library/react'
import { gone, offers, press } from '../../../../engine/testing/hands'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { cityPicker } from '.'

beforeAll(() => initI18n('en'))

const cities = (letter: string, count: number) => ({
  letter,
  cities: Array.from({ length: count }, (_, at) => ({
    regionId: `${letter.charCodeAt(0)}${String(at).padStart(2, '0')}00`,
    name: `${letter}城${at}`,
  })),
})
const open = (index: readonly object[], more: object = {}) =>
  renderWidget(cityPicker, {
    api: { 'api/Region/CityIndex': index, 'api/Region/GetCountyByCity': [] },
    ...more,
  })
const letters = () =>
  screen
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-label'))
    .filter((name) => name?.length === 1)

// Whole letters, as many as make forty cities.
test.each([
  [39, ['A', 'B'], 'C'],
  [40, ['A'], 'B'],
])(
  'with %i cities under A the letters %j are drawn, and %s comes next',
  async (count, drawn, next) => {
    await open([cities('A', count), cities('B', 1), cities('C', 1)])
    expect(letters()).toEqual(drawn)
    expect(offers(`On to ${next}`)).toBe(true)
  },
)

test('the last letters lead to no next one', async () => {
  await open([cities('A', 1), cities('B', 1)])
  expect(letters()).toEqual(['A', 'B'])
  expect(offers(/^On to/)).toBe(false)
  await press('Cities under B')
  expect(letters()).toEqual(['B'])
})

test('sixty of those that are found are drawn', async () => {
  await open([cities('A', 61)])
  const field = screen.getByRole('textbox')
  await act(async () => void fireEvent.change(field, { target: { value: ' 城 ' } }))
  expect(screen.getAllByRole('button', { name: /^A城/ })).toHaveLength(60)
  expect(screen.getByRole('heading', { name: '城' })).toBeInTheDocument()
})

test('a city under no letter can be found by its name alone; of none it is said', async () => {
  await open([cities('A', 2)])
  const type = (value: string) =>
    act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value } }))
  await type('城1')
  expect(screen.getAllByRole('button', { name: /^A城/ })).toHaveLength(1)
  await type('Z')
  expect(screen.getByText('No city of that name')).toBeInTheDocument()
})

test('the city of a district that is chosen is told', async () => {
  const { session } = await open([cities('A', 2)])
  expect(screen.getByRole('status')).toHaveTextContent('No city chosen')
  await act(async () => session.chooseRegion('650106'))
  expect(screen.getByRole('status')).toHaveTextContent('A城1')
  await act(async () => session.chooseRegion('999900'))
  expect(screen.getByRole('status')).toHaveTextContent('No city chosen')
})

test('the districts can be left, and a page may stay after a choice', async () => {
  const { session, navigator } = await open([cities('A', 1)], { config: { back: false } })
  await press('A城0')
  await press('Close')
  await gone('Districts of A城0')
  expect(session.regionId).toBe('')
  await press('A城0')
  await press('All of A城0')
  expect(session.regionId).toBe('650000')
  await gone('Districts of A城0')
  expect(navigator.back).not.toHaveBeenCalled()
})

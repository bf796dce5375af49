import { screen } from '@testing-library/react'
import { initI18n } from '../../../../i18n'
import { open, payment } from '../../testing/counter'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('of what is bought four pictures are shown, each with its name, and all pieces are counted', async () => {
  const items = ['A', 'B', 'C', 'D', 'E'].map((name, at) => ({ name, image: '', count: at + 1 }))
  await open({ 'asset/pay/list': () => ({ ...payment(), items }) })
  const names = ['A', 'B', 'C', 'D', 'E'].map(
    (name) => screen.queryByAltText(name) ?? screen.queryByLabelText(name),
  )
  expect(names.map((each) => each !== null)).toEqual([true, true, true, true, false])
  expect(screen.getByText('15 items')).toBeInTheDocument()
})

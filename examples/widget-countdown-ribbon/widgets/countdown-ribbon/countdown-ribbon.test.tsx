import { checkWidget, drawWidget, fireEvent, screen } from 'taproom/widget/testing'
import { countdownRibbon } from '.'

const HOUR = 3600
const title = { en: 'Harvest ale tapped', 'zh-Hans': '丰收艾尔开桶' }

/** Drawn as a definition says: so long before its end. */
const inTime = (left: number, more: object = {}) =>
  drawWidget(countdownRibbon, {
    value: { title, until: Math.ceil(Date.now() / 1000) + left },
    ...more,
  })

test('it owes nothing that every widget owes', () => checkWidget(countdownRibbon))

test('it counts down to what the definition names', async () => {
  await inTime(50 * HOUR)
  expect(screen.getByText('Harvest ale tapped')).toBeInTheDocument()
  expect(screen.getByRole('timer')).toHaveTextContent(/^Days: 2, (2:00:0[01]|1:59:\d\d)$/)
})

test('in Chinese it speaks Chinese', async () => {
  await inTime(50 * HOUR, { locale: 'zh-Hans' })
  expect(screen.getByText('丰收艾尔开桶')).toBeInTheDocument()
  expect(screen.getByRole('timer')).toHaveTextContent(/^2 天/)
})

test('once it is over it says so', async () => {
  await inTime(-1)
  expect(screen.getByRole('status')).toHaveTextContent('It has begun')
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
})

test('a tap does what the definition says, and without that there is no button', async () => {
  const { opened, unmount } = await inTime(HOUR, {
    config: { on: { tap: { do: 'go', url: '/activity/list' } } },
  })
  fireEvent.click(screen.getByRole('button', { name: 'See more' }))
  expect(opened()).toEqual(['/activity/list'])
  unmount()
  await inTime(HOUR)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a value that cannot be read does not break the page', async () => {
  const { container, problems } = await drawWidget(countdownRibbon, { value: { until: 'soon' } })
  expect(container.querySelector('.ribbon')).toBeNull()
  expect(problems()).toEqual([expect.stringContaining('countdownRibbon')])
})

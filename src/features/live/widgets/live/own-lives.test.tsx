import { act, screen } from '@testing-library/react'
import { sent } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { liveMine } from '.'
import { page, roomOf } from './testing/author'

beforeAll(() => initI18n('en'))

const mine = (rows: readonly object[], api: object = {}) =>
  renderWidget(liveMine, { user: testUser, api: { 'live/page': page(rows), ...api } })

test.each([
  ['Planned', 0, 'Nothing planned'],
  ['On air', 1, 'Nothing on air'],
  ['Over', 2, 'Nothing streamed yet'],
])('of one’s own, “%s” asks for state %i', async (name, status, none) => {
  const { calls } = await mine([])
  await act(async () => screen.getByRole('tab', { name }).click())
  expect(screen.getByRole('tab', { name, selected: true })).toBeInTheDocument()
  expect(sent(calls, 'live/page').at(-1)).toEqual({
    pageIndex: 1,
    pageSize: 15,
    mine: true,
    status,
  })
  expect(screen.getByText(none)).toBeInTheDocument()
  expect(
    screen.getByText('What you announce, show and have shown stands here.'),
  ).toBeInTheDocument()
})

const begins = Date.UTC(2026, 10, 22, 12) / 1000
test.each([
  [{ status: 0, startsAt: null }, 'Soon', 'No time set', false],
  [{ status: 0, startsAt: begins }, 'Soon', 'Begins 22 Nov 2026, 20:00', false],
  [{ status: 1, beganAt: begins }, 'Live', 'Began 22 Nov 2026, 20:00', true],
  [{ status: 2, beganAt: null, createdAt: begins }, 'Ended', 'Began 22 Nov 2026, 20:00', true],
])('one’s own stream %j reads “%s”, “%s”', async (more, state, when, counts) => {
  await mine([{ ...roomOf(0), viewers: 1280, likes: 36_400, ...more }])
  const row = screen.getByRole('link', { name: `Twelve taps, ${state}, ${when}` })
  expect(row).toHaveTextContent(when)
  expect(row.textContent?.includes('1.2k watched · likes 36k')).toBe(counts)
})

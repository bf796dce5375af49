import { act, screen, within } from '@testing-library/react'
import { press, sent } from '../../../../engine/testing/hands'
import { testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { page } from './testing/author'
import { BAR, FIGURES, figures, openDesk, VIEWERS, viewer } from './testing/open-desk'

beforeAll(() => initI18n('en'))

test('while it is on air figures and viewers are asked for every five seconds, otherwise not', async () => {
  jest.useFakeTimers()
  try {
    const onAir = await openDesk(1)
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
    const asked = (test: typeof onAir) =>
      [sent(test.calls, FIGURES), sent(test.calls, VIEWERS)].map((all) => all.length)
    const [before = 0] = asked(onAir)
    await pass(5000)
    expect(asked(onAir)).toEqual([before + 1, before + 1])
    onAir.unmount()
    const planned = await openDesk(0)
    const still = asked(planned)
    await pass(20_000)
    expect(asked(planned)).toEqual(still)
  } finally {
    jest.useRealTimers()
  }
})

test.each([
  [59, '0:00'],
  [60, '0:01'],
  [3599, '0:59'],
  [3600, '1:00'],
  [36_660, '10:11'],
])('%i seconds on air read %s', async (seconds, text) => {
  await openDesk(2, {}, { [FIGURES]: { ...figures, seconds } })
  expect(screen.getByText('On air, h').parentElement).toHaveTextContent(`${text}On air, h`)
})

test('figures are short, and what nobody bought is not listed', async () => {
  const product = { id: '1', name: 'Night', image: '', price: 100, stock: 1, pieces: 0, amount: 0 }
  const { unmount } = await openDesk(
    2,
    {},
    { [FIGURES]: { ...figures, likes: 1280, messages: 8, products: [product] } },
  )
  expect(screen.getByText('Likes').parentElement).toHaveTextContent('1.2kLikes')
  expect(screen.getByText('Messages').parentElement).toHaveTextContent('8Messages')
  expect(screen.getByText(/^Viewers have bought none/)).toBeInTheDocument()
  expect(screen.queryByText('Night')).toBeNull()
  unmount()
  const sold = { ...product, pieces: 1, amount: 100 }
  const second = await openDesk(2, {}, { [FIGURES]: { ...figures, products: [sold] } })
  expect(screen.getByText('Bought by viewers while it ran')).toBeInTheDocument()
  expect(screen.getByText('1 piece, ¥1.00')).toBeInTheDocument()
  second.unmount()
  await openDesk(2)
  expect(screen.queryByText(/bought/i)).toBeNull()
})

const people = [
  viewer(testUser.id, 'Lin Xia'),
  viewer('1', 'Su'),
  viewer('2', 'He', 1),
  viewer('3', 'Mo', 2),
]
test('the author is not barred; a muted one may talk again, a removed one come in again', async () => {
  const { host } = await openDesk(1, {}, { [VIEWERS]: page(people) })
  const row = (name: string) =>
    within(screen.getByText(name).closest('[role=listitem]') as HTMLElement)
  const buttons = (name: string) =>
    row(name)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(buttons('Lin Xia')).toEqual([])
  expect(buttons('Su')).toEqual(['Mute', 'Remove'])
  expect(buttons('He')).toEqual(['Unmute', 'Remove'])
  expect(buttons('Mo')).toEqual(['Let in'])
  expect(row('Su').queryByText(/^(Muted|Removed)$/)).toBeNull()
  expect(row('Mo').getByText('Removed')).toBeInTheDocument()
  await press('Let Mo in again')
  await press('Mute Su')
  await press('Let He talk again')
  expect(host.confirm).not.toHaveBeenCalled()
  expect(host.toast.mock.calls).toEqual([
    ['Mo may talk again'],
    ['Su is muted'],
    ['He may talk again'],
  ])
})

test('nobody is removed without a yes', async () => {
  const answers = [false, true]
  const confirm = jest.fn(async (_question: object) => answers.shift())
  const { calls, host } = await openDesk(1, {}, { [VIEWERS]: page(people) }, { confirm })
  await press('Remove Su')
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Remove Su?',
      text: 'They can neither watch nor talk in this stream.',
      ok: 'Remove',
      cancel: 'Cancel',
      tone: 'danger',
    }),
  )
  expect(sent(calls, BAR)).toEqual([])
  await press('Remove Su')
  expect(sent(calls, BAR)).toEqual([{ liveId: '7', userId: '1', barred: 2 }])
  expect(host.toast).toHaveBeenCalledWith('Su is removed')
})

test('a room nobody has come into says so', async () => {
  await openDesk(1)
  expect(screen.getByText('Nobody has come in yet')).toBeInTheDocument()
})

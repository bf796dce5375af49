import { act, screen } from '@testing-library/react'
import { NetworkError } from '../../../../errors'
import { chat, enter, message, news, PLAY, pass, setUpRoom } from './testing/enter-room'

setUpRoom()

test('new messages come every three seconds, asked for behind the last one', async () => {
  let answer = [message('9', 'first')]
  const { sent } = await enter({ [PLAY]: () => news(answer) })
  answer = [message('4', 'second')]
  await pass(3000)
  expect(chat().getByText('second')).toBeInTheDocument()
  expect(sent(PLAY).map(({ query }) => query?.afterId)).toEqual(['', '9'])
})

test.each(['the page', 'the app'])('nothing is asked for while %s cannot be seen', async (what) => {
  const { sent, host } = await enter()
  if (what === 'the app') host.isHidden.mockReturnValue(true)
  else act(() => host.usePageHide.mock.lastCall?.[0]())
  await pass(30_000)
  expect(sent(PLAY)).toHaveLength(1)
  host.isHidden.mockReturnValue(false)
  act(() => host.usePageShow.mock.lastCall?.[0]())
  await pass(3000)
  expect(sent(PLAY).length).toBeGreaterThan(1)
})

test('a page that is closed asks for nothing more', async () => {
  const { sent, unmount } = await enter()
  unmount()
  await pass(30_000)
  expect(sent(PLAY)).toHaveLength(1)
})

test('a stream that is over is not asked about again', async () => {
  const { sent } = await enter({ [PLAY]: news([], { status: 2, playUrl: '' }) }, { status: 2 })
  await pass(60_000)
  expect(sent(PLAY)).toHaveLength(1)
})

test('a connection that is lost is said, and comes back', async () => {
  let answer: unknown = news()
  await enter({
    [PLAY]: () => {
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  answer = new NetworkError(PLAY)
  await pass(3000)
  expect(screen.getByText('Connection lost. Trying again.')).toBeInTheDocument()
  answer = news([message('1', 'back')])
  await pass(24_000)
  expect(screen.queryByText('Connection lost. Trying again.')).not.toBeInTheDocument()
  expect(chat().getByText('back')).toBeInTheDocument()
})

import { act, screen } from '@testing-library/react'
import { ApiError } from '../../../../errors'
import {
  enter,
  FOLLOW,
  FOLLOWS,
  PLAY,
  pass,
  SHOW,
  setUpRoom,
  THUMB,
  tap,
  UNFOLLOW,
} from './testing/enter-room'

setUpRoom()

test('thumbs up count at once, and go back when the server refuses', async () => {
  let refuse: (error: Error) => void = () => {}
  const { host } = await enter({
    [THUMB]: () =>
      new Promise((_, reject) => {
        refuse = reject
      }),
  })
  await tap(screen.getByRole('button', { name: 'Give a thumbs up, 40 so far' }))
  const raised = screen.getByRole('button', { name: 'Give a thumbs up, 41 so far' })
  // News that do not know of it yet take nothing back.
  await pass(3000)
  expect(raised).toHaveAccessibleName('Give a thumbs up, 41 so far')
  await act(async () => refuse(new ApiError(THUMB, 500, 'Not now')))
  expect(raised).toHaveAccessibleName('Give a thumbs up, 40 so far')
  expect(host.toast).toHaveBeenCalledWith('Not now')
})

test('one person’s thumb is given once, and again only after a refusal', async () => {
  let refused = false
  const { sent } = await enter({
    [THUMB]: () => {
      if (refused) return 41
      refused = true
      throw new ApiError(THUMB, 500, 'Not now')
    },
  })
  for (let taps = 0; taps < 5; taps++) {
    await tap(screen.getByRole('button', { name: /Give a thumbs up/ }))
  }
  expect(sent(THUMB)).toHaveLength(2)
  expect(screen.getByRole('button', { name: /Give a thumbs up/ })).toHaveAccessibleName(
    'Give a thumbs up, 41 so far',
  )
})

test('an author is followed, and unfollowed after a question', async () => {
  let follows = false
  const { sent, host } = await enter({
    [FOLLOWS]: () => follows,
    [FOLLOW]: () => {
      follows = true
      return true
    },
    [UNFOLLOW]: () => {
      follows = false
      return false
    },
  })
  await tap(screen.getByRole('button', { name: 'Follow Zhou Yan' }))
  expect(sent(FOLLOW).map(({ body }) => body)).toEqual([{ authorId: '1003' }])
  host.confirm.mockResolvedValueOnce(false)
  await tap(screen.getByRole('button', { name: 'Unfollow Zhou Yan' }))
  expect(sent(UNFOLLOW)).toHaveLength(0)
  await tap(screen.getByRole('button', { name: 'Unfollow Zhou Yan' }))
  expect(screen.getByRole('button', { name: 'Follow Zhou Yan' })).toBeInTheDocument()
})

test.each(['Follow Zhou Yan', 'Log in to join the chat', /Give a thumbs up/])(
  'a visitor watches freely and logs in for: %s',
  async (name) => {
    const { navigator, calls } = await enter({}, { visitor: true })
    await tap(screen.getByRole('button', { name }))
    expect(navigator.open).toHaveBeenCalledWith('/user/login')
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set([SHOW, PLAY]))
  },
)

test('a follow that failed is said, and the author is not followed', async () => {
  const { host, sent } = await enter({ [FOLLOW]: new ApiError(FOLLOW, 500, 'Not now') })
  await tap(screen.getByRole('button', { name: 'Follow Zhou Yan' }))
  expect(sent(FOLLOW)).toHaveLength(1)
  expect(host.toast.mock.calls).toEqual([['Not now']])
  expect(screen.getByRole('button', { name: 'Follow Zhou Yan' })).toBeInTheDocument()
})

test('a thumb is sent for the stream that is watched, once', async () => {
  const { sent, id } = await enter({ [THUMB]: 41 })
  await tap(screen.getByRole('button', { name: 'Give a thumbs up, 40 so far' }))
  expect(sent(THUMB)).toMatchObject([{ method: 'POST', body: { liveId: id } }])
})

import { playLive, pushLive } from '../../src/features/live/contract'
import { author, data, onAir, sandbox, viewer } from './testing/stream'

test('who comes in is told the last fifty messages, and then every one', async () => {
  const liveId = await onAir()
  const { db, clock } = sandbox.services
  const write = (from: number, to: number) =>
    db
      .insertInto('live_messages')
      .values(
        Array.from({ length: to - from + 1 }, (_, at) => ({
          id: `m${from + at}`,
          liveId,
          fromUserId: '1001',
          content: `${from + at}`,
          createdAt: clock.now(),
        })),
      )
      .execute()
  const told = async (afterId = '') => {
    const { messages } = await data(viewer, playLive, { query: { liveId, afterId } })
    return messages.map(({ content }: { content: string }) => Number(content))
  }
  await write(1, 51)
  const first = await told()
  expect(first).toHaveLength(50)
  expect([first[0], first.at(-1)]).toEqual([2, 51])
  await write(52, 54)
  expect(await told('m51')).toEqual([52, 53, 54])
})

test('an address to stream to is good for an hour, and another one each time', async () => {
  const liveId = await onAir()
  const ask = () => data(author, pushLive, { query: { liveId } })
  const [first, second] = [await ask(), await ask()]
  expect(first).toEqual({
    pushUrl: expect.stringMatching(
      new RegExp(`^rtmp://127\\.0\\.0\\.1/live/${liveId}\\?key=.{36}$`),
    ),
    expiresAt: sandbox.services.clock.now() + 3600,
  })
  expect(second.pushUrl).not.toBe(first.pushUrl)
})

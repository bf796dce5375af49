import { withdrawSent } from '../../src/features/outbox/contract'
import { ask, sandbox, token } from '../chat/testing/talks'

test('a message is said once, and not at all once it was withdrawn', async () => {
  const say = (requestId: string) => ask('POST', { body: { content: 'Hello', requestId } })
  expect((await say('r1')).status).toBe(200)
  expect((await say('r1')).status).toBe(200)
  const withdrawn = await sandbox.call(withdrawSent, { body: { requestId: 'r2' } }, token)
  expect(withdrawn.data).toBe(true)
  expect((await say('r2')).status).toBe(409)
  const said = await sandbox.services.db
    .selectFrom('chat_messages')
    .select('requestId')
    .where('content', '=', 'Hello')
    .execute()
  expect(said).toEqual([{ requestId: 'r1' }])
})

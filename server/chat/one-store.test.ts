import { closeTalk } from '../../src/features/chat/contract'
import { MEMBER } from '../testing/open-sandbox'
import { open, sandbox, say, sync, token } from './testing/talks'

test('who runs a single store is told who waits there, and of no other store', async () => {
  const { db } = sandbox.services
  await db.updateTable('stores').set({ merchantId: '402' }).where('id', '=', '307').execute()
  const keeper = await sandbox.logIn(MEMBER)
  const waiting = async () => (await sync('', 0, keeper)).waiting
  const before = await waiting()
  const here = await open({ storeId: '301' })
  await say('Is the stout on?', { conversationId: here.id })
  expect(await waiting()).toBe(before + 1)
  const elsewhere = await open({ storeId: '307' })
  await say('And here?', { conversationId: elsewhere.id })
  expect(await waiting()).toBe(before + 1)
  await sandbox.call(closeTalk, { body: { conversationId: here.id } }, keeper)
  expect(await waiting()).toBe(before)
  expect((await sync('', 0, token)).waiting).toBe(0)
})

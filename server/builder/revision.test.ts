import { getAllViews } from '../../src/engine/calls'
import { publishDraft, unpublish } from '../../src/features/builder/contract-editor'
import { sandbox } from '../testing/fresh-sandbox'
import { openSandbox } from '../testing/open-sandbox'
import { data, editor, HOUR, now, page, pass, publish, save, URL, wish } from './testing/editing'

/** What any answer says of the pages. */
const told = async (path = '/main/paas/viewEngine/all') => {
  const response = await sandbox.request(path)
  return response.headers.get('viewsrev') ?? ''
}
const since = async (rev: string) =>
  (await sandbox.call(getAllViews, { query: { since: rev } })).data as {
    rev: string
    views: Record<string, unknown>
  }

test('every answer says how new the pages are, refusals too, to pages of other origins as well', async () => {
  const rev = await told()
  expect(rev).toMatch(/^[\w-]+\.\d+$/)
  for (const path of ['/main/no/such/call', '/generic/x', '/chat/x', '/main/employee/isAdmin'])
    expect(await told(path)).toBe(rev)
  expect(await told('/openapi.json')).toBe('')
  const origins = ['http://127.0.0.1:4001']
  const other = await openSandbox({ origins })
  const { headers } = await other.request('/main/paas/viewEngine/all', {
    headers: { origin: origins[0] as string },
  })
  expect(headers.get('access-control-expose-headers')?.split(',')).toContain('viewsrev')
  await other.close()
})

test('a publication is told by its own answer; a draft is not', async () => {
  const before = await told()
  await save('One', 0)
  expect(await told()).toBe(before)
  const response = await sandbox.request('/main/paas/viewEngine/publish', {
    method: 'POST',
    headers: { authorization: `Bearer ${editor}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: URL, revision: 1, note: '', requestId: wish() }),
  })
  const after = response.headers.get('viewsrev') ?? ''
  expect(after).not.toBe(before)
  expect(await since(before)).toEqual({ rev: after, views: { [URL]: page('One') } })
  expect(await since(after)).toEqual({ rev: after, views: {} })
})

test('what was taken off the air is null, and comes back', async () => {
  const before = await told()
  await data(unpublish, { body: { url: URL, requestId: wish() } })
  expect((await since(before)).views).toEqual({ [URL]: null })
  const off = await told()
  await save('Back', 0, { baseVersion: -1 })
  await publish(1)
  expect((await since(off)).views).toEqual({ [URL]: page('Back') })
})

test('a release is told once its time has come, whoever asks for what', async () => {
  await save('Summer', 0)
  const startsAt = now() + HOUR
  await data(publishDraft, {
    body: { url: URL, revision: 1, requestId: wish(), startsAt, endsAt: startsAt + HOUR },
  })
  const before = await told()
  pass(HOUR - 1)
  expect(await told('/main/employee/isAdmin')).toBe(before)
  pass(1)
  const begun = await told('/main/employee/isAdmin')
  expect(begun).not.toBe(before)
  expect((await since(before)).views).toEqual({ [URL]: page('Summer') })
  pass(HOUR)
  const { views } = await since(begun)
  expect(Object.keys(views)).toEqual([URL])
  expect(views[URL]).toMatchObject({ name: { en: 'About us' } })
})

test('what a tester puts there and takes away is told, and so is a reset', async () => {
  const before = await told()
  await sandbox.post('/sandbox/view-definition', { url: URL, definition: page('Put') })
  const put = await told()
  expect((await since(before)).views).toEqual({ [URL]: page('Put') })
  await sandbox.request('/sandbox/view-definition', { method: 'DELETE' })
  expect((await since(put)).views[URL]).toMatchObject({ name: { en: 'About us' } })
  await sandbox.post('/sandbox/view-definition', { url: URL, definition: page('Again') })
  const again = await told()
  await sandbox.post('/sandbox/reset', {})
  expect(await told()).not.toBe(again)
  expect((await since(again)).views[URL]).toMatchObject({ name: { en: 'About us' } })
})

test('a revision of another process, of later, or of nobody, brings every page', async () => {
  const rev = await told()
  const [process] = rev.split('.')
  const whole = (await sandbox.call(getAllViews)).data as unknown[]
  for (const other of ['', 'x.0', `${process}.9999`, `${process}.x`, process ?? '']) {
    const { views } = await since(other)
    expect(Object.keys(views).length).toBeGreaterThanOrEqual(whole.length)
  }
})

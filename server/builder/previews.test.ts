import { getViewByUrl } from '../../src/engine/calls'
import { previewView } from '../../src/features/builder/contract'
import {
  addPreviewLink,
  listPreviewLinks,
  pageAudit,
  publishDraft,
  revokePreviewLinks,
  rollBack,
} from '../../src/features/builder/contract-editor'
import { sandbox } from '../testing/fresh-sandbox'
import { MEMBER } from '../testing/open-sandbox'
import {
  ask,
  data,
  editor,
  HOME,
  HOUR,
  now,
  onAir,
  page,
  pass,
  publish,
  save,
  URL,
  wish,
} from './testing/editing'

const make = (url = URL) => data(addPreviewLink, { body: { url } })
const list = (url = URL) => data(listPreviewLinks, { body: { url } })
const open = async (x: string, token?: string) =>
  (await sandbox.call(getViewByUrl, { query: { x } }, token)).data

test('links are listed while they are good, with who made them, and each is ended by itself', async () => {
  await save('Shown', 0)
  const first = await make()
  pass(60)
  const second = await make()
  await make(HOME)
  const by = expect.stringMatching(/\S/)
  expect(await list()).toEqual([
    { id: second.id, by, createdAt: now(), expiresAt: now() + 86_400 },
    { id: first.id, by, createdAt: now() - 60, expiresAt: now() + 86_340 },
  ])
  expect(JSON.stringify(await list())).not.toContain(second.token.slice(1))
  expect(await data(revokePreviewLinks, { body: { url: HOME, id: first.id } })).toBe(0)
  expect(await data(revokePreviewLinks, { body: { url: URL, id: first.id } })).toBe(1)
  expect(await open(first.token)).toBeNull()
  expect(await open(second.token)).toEqual(page('Shown'))
  pass(86_400)
  expect(await list()).toEqual([])
  expect(await open(second.token)).toBeNull()
})

test('whoever has a link reads its draft and nothing else of it', async () => {
  await save('Shown', 0)
  const { id, token } = await make()
  const member = await sandbox.logIn(MEMBER)
  for (const reader of [undefined, member]) {
    expect(await open(token, reader)).toEqual(page('Shown'))
    // Neither its name, nor part of it, nor the address of the page opens it.
    for (const other of [id, `~${id}`, token.slice(0, -1), token.slice(1), URL])
      expect(await open(other, reader)).not.toEqual(page('Shown'))
    const key = encodeURIComponent(URL.slice(1))
    const preview = await sandbox.call(previewView, { params: { key } }, reader)
    expect([preview.code, preview.data]).toEqual([403, null])
  }
})

test('what a tester put in the place of a page is what its preview shows', async () => {
  await save('Draft', 0)
  await sandbox.post('/sandbox/view-definition', { url: URL, definition: page('Put') })
  const key = encodeURIComponent(URL.slice(1))
  const preview = async () => (await sandbox.call(previewView, { params: { key } }, editor)).data
  expect(await preview()).toEqual(page('Put'))
  await sandbox.request('/sandbox/view-definition', { method: 'DELETE' })
  expect(await preview()).toEqual(page('Draft'))
})

test('the audit says how much each act has changed', async () => {
  const parts = (...ids: string[]) => ({
    ...page('x'),
    widgets: ids.map((id) => ({ config: { type: 'text', id } })),
  })
  await save('', 0, { definition: parts('a', 'b') })
  await save('', 1, { definition: parts('a', 'b', 'c') })
  await publish(2)
  await data(rollBack, { body: { url: URL, version: 1, note: '', requestId: wish() } })
  const again = await ask(publishDraft, { body: { url: URL, revision: 3, requestId: wish() } })
  expect(again.code).toBe(400)
  const { result } = await data(pageAudit, { body: { url: URL } })
  const seen = result.map(({ action, changes }: { action: string; changes: unknown }) => [
    action,
    changes,
  ])
  const none = { added: 0, removed: 0, changed: 0 }
  expect(seen).toEqual([
    ['apply', null],
    ['rollback', none],
    ['apply', null],
    ['publish', expect.objectContaining({ added: 3 })],
    ['save', { added: 1, removed: 0, changed: 0 }],
    ['save', expect.objectContaining({ added: 2 })],
  ])
})

describe('why a page was published although something is wrong with it', () => {
  const reasons = async () => {
    const { result } = await data(pageAudit, { body: { url: URL } })
    return result.map(({ action, reason }: { action: string; reason?: string }) => [action, reason])
  }

  test('stays with the act, also of one that waits for its time', async () => {
    const startsAt = now() + HOUR
    await save('Late', 0)
    const sent = { requestId: wish(), startsAt, reason: ' The link comes tomorrow ' }
    expect(await publish(1, sent)).toMatchObject({ outcome: 'scheduled' })
    // The same wish again is done once.
    expect(await publish(1, sent)).toMatchObject({ outcome: 'scheduled' })
    pass(HOUR)
    expect(await onAir()).toBe('Late')
    expect(await reasons()).toEqual([
      ['apply', undefined],
      ['publish', 'The link comes tomorrow'],
      ['save', undefined],
    ])
  })

  test('is another wish, and part of none that was refused', async () => {
    await save('First', 0)
    const requestId = wish()
    const late = await publish(7, { requestId, reason: 'Now' })
    expect(late).toMatchObject({ outcome: 'conflict' })
    expect(await reasons()).toEqual([['save', undefined]])
    await publish(1, { requestId, reason: 'Now' })
    const body = { url: URL, revision: 1, requestId, reason: 'Later' }
    expect((await ask(publishDraft, { body })).code).toBe(409)
    expect(await reasons()).toEqual([
      ['apply', undefined],
      ['publish', 'Now'],
      ['save', undefined],
    ])
  })

  test('spares nobody what the server refuses, and is short', async () => {
    const refusal = async (more: object) =>
      (await ask(publishDraft, { body: { url: URL, revision: 1, requestId: wish(), ...more } }))
        .code
    await save('First', 0)
    expect(await refusal({ reason: 'x'.repeat(201) })).toBe(400)
    expect(await refusal({ reason: 'Because', endsAt: now() })).toBe(400)
    expect(await refusal({ reason: 'Because' })).toBe(200)
    expect(await refusal({ reason: 'Because', revision: 2 })).toBe(400)
  })
})

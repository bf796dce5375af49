import { pageVersions, rollBack } from '../../src/features/builder/contract-editor'
import {
  deleteAsset,
  deleteTemplate,
  getTemplate,
  pageAssets,
  pageTemplates,
  saveAsset,
  saveTemplate,
} from '../../src/features/builder/contract-library'
import { saveForm } from '../../src/features/form/contract'
import { PNG, send } from '../storage/testing/uploads'
import { sandbox } from '../testing/fresh-sandbox'
import { MEMBER } from '../testing/open-sandbox'
import { expectRefusal } from '../testing/refused'
import {
  ask,
  data,
  editor,
  HOUR,
  onAir,
  page,
  pass,
  publish,
  SHIPPED,
  save,
  URL,
  wish,
} from './testing/editing'

const text = (id: string, value: string) => ({ config: { type: 'text', id }, value })
const keep = (more: object = {}) => ({
  body: {
    kind: 'section',
    name: '  Sale ',
    definition: { widgets: [text('a', 'One'), text('b', 'Two')], later: 'kept' },
    requestId: wish(),
    ...more,
  },
})
const refused = (call: Parameters<typeof ask>[0], input: object, words: string) =>
  expectRefusal(sandbox.services, () => ask(call, input), [400, words])

describe('templates', () => {
  test('are kept under a name, found by it and by their kind, and given back as they were', async () => {
    const saved = await data(saveTemplate, keep())
    expect(saved).toMatchObject({ kind: 'section', name: 'Sale', count: 2, createdBy: 'Zhou Yan' })
    await data(saveTemplate, keep({ kind: 'page', name: 'Front' }))
    const names = async (body: object) =>
      (await data(pageTemplates, { body })).result.map(({ name }: { name: string }) => name)
    expect(await names({})).toEqual(['Front', 'Sale'])
    expect(await names({ kind: 'section' })).toEqual(['Sale'])
    expect(await names({ keyword: 'fRO' })).toEqual(['Front'])
    const { definition } = await data(getTemplate, { query: { id: saved.id } })
    expect(definition).toMatchObject({
      widgets: [text('a', 'One'), text('b', 'Two')],
      later: 'kept',
    })
  })

  test('a wish that is sent twice keeps one', async () => {
    const once = keep()
    const first = await data(saveTemplate, once)
    expect(await data(saveTemplate, once)).toEqual(first)
    expect(await data(pageTemplates, { body: {} })).toMatchObject({ totalCount: 1 })
    const other = { body: { ...once.body, name: 'Other' } }
    expect((await ask(saveTemplate, other)).code).toBe(409)
    const gone = { body: { id: first.id, requestId: wish() } }
    expect(await data(deleteTemplate, gone)).toBe(true)
    expect(await data(deleteTemplate, gone)).toBe(true)
    await refused(
      deleteTemplate,
      { body: { id: first.id, requestId: wish() } },
      'The template was not found.',
    )
    await refused(getTemplate, { query: { id: first.id } }, 'The template was not found.')
  })

  test('are bounded as pages are, and one needs something in it', async () => {
    const many = Array.from({ length: 81 }, (_, at) => text(`w${at}`, 'x'))
    const large = Array.from({ length: 13 }, (_, at) => text(`w${at}`, 'x'.repeat(19_000)))
    await refused(
      saveTemplate,
      keep({ definition: { widgets: many } }),
      'A page has 80 widgets at most.',
    )
    await refused(saveTemplate, keep({ definition: { widgets: large } }), 'The page is too large.')
    await refused(
      saveTemplate,
      keep({ definition: { widgets: [] } }),
      'A template needs at least one widget.',
    )
    for (const name of ['', '   ', 'x'.repeat(61)])
      expect((await ask(saveTemplate, keep({ name }))).code).toBe(400)
  })

  test('a hundred are all', async () => {
    const { db } = sandbox.services
    const row = { kind: 'page' as const, name: 'x', json: '{}', userId: '1003', createdAt: 1 }
    const rows = Array.from({ length: 100 }, (_, at) => ({
      ...row,
      id: `t${at}`,
      requestId: `t${at}`,
    }))
    await db.insertInto('view_templates').values(rows).execute()
    await refused(saveTemplate, keep(), 'There are 100 templates already. Delete one first.')
  })
})

async function upload(token: string, name: string, bytes = PNG, kind = 'file') {
  const { data } = await send(sandbox, bytes, { token, kind, name })
  return data as { readonly id: string; readonly url: string; readonly size: number }
}
const list = (body: object = {}) => data(pageAssets, { body })
const remove = (id: string, requestId = wish()) => data(deleteAsset, { body: { id, requestId } })

describe('pictures', () => {
  test('of administrators are listed; those of members, avatars and what is private are not', async () => {
    const { id, url, size } = await upload(editor, 'hops.png')
    await upload(await sandbox.logIn(MEMBER), 'mine.png')
    await upload(editor, 'me.png', PNG, 'avatar')
    await upload(editor, 'card.png', PNG, 'private')
    await upload(editor, 'notes.txt', Uint8Array.from([1]))
    const { result, totalCount, folders } = await list()
    expect([totalCount, folders]).toEqual([1, []])
    expect(result).toEqual([
      {
        id,
        url,
        name: 'hops.png',
        folder: '',
        alt: '',
        size,
        width: 3,
        height: 2,
        createdAt: expect.any(Number),
        createdBy: 'Zhou Yan',
      },
    ])
  })

  test('are found by name, by what they show, and by folder, page by page', async () => {
    const one = await upload(editor, 'a.png')
    await upload(editor, 'b.png')
    const said = { id: one.id, name: 'Hops', folder: 'Spring', alt: 'Green cones' }
    expect(await data(saveAsset, { body: said })).toMatchObject(said)
    expect(await list({ keyword: 'CONES' })).toMatchObject({
      totalCount: 1,
      result: [said],
      folders: ['Spring'],
    })
    expect(await list({ folder: 'Spring' })).toMatchObject({ totalCount: 1, result: [said] })
    expect(await list({ folder: '' })).toMatchObject({ totalCount: 1, result: [{ name: 'b.png' }] })
    expect(await list({ pageSize: 1, pageIndex: 2 })).toMatchObject({
      totalCount: 2,
      result: [said],
    })
    const theirs = await upload(await sandbox.logIn(MEMBER), 'mine.png')
    for (const [call, more] of [
      [saveAsset, { name: 'x', folder: '', alt: '' }],
      [deleteAsset, { requestId: wish() }],
    ] as const)
      await refused(call, { body: { id: theirs.id, ...more } }, 'The picture was not found.')
  })

  test('one that is shown anywhere stays, and it is said where', async () => {
    const { id, url } = await upload(editor, 'hops.png')
    const definition = { url: URL, name: 'x', widgets: [text('a', url)] }
    const same = wish()
    const places = async () => (await remove(id, same)).places
    await save('', 0, { definition })
    expect(await places()).toEqual([{ where: 'draft', name: URL }])
    await publish(1, { startsAt: sandbox.services.clock.now() + HOUR })
    expect(await places()).toEqual([{ where: 'waiting', name: URL }])
    pass(HOUR)
    expect(await places()).toEqual([{ where: 'live', name: URL }])
    await data(saveTemplate, keep({ definition: { widgets: [text('a', url)] } }))
    await sandbox.services.db
      .updateTable('users')
      .set({ avatar: url })
      .where('id', '=', '1001')
      .execute()
    expect(await places()).toEqual([
      { where: 'live', name: URL },
      { where: 'template', name: 'Sale' },
      { where: 'other', name: 'users' },
    ])
    expect((await sandbox.request(url)).status).toBe(200)
  })

  test('one that nothing shows any more is deleted, once', async () => {
    const { id, url } = await upload(editor, 'hops.png')
    const same = wish()
    await save('', 0, { definition: { url: URL, widgets: [text('a', url)] } })
    expect(await remove(id, same)).toMatchObject({ outcome: 'used' })
    await save('Without', 1)
    expect(await remove(id, same)).toEqual({ outcome: 'deleted' })
    expect(await remove(id, same)).toEqual({ outcome: 'deleted' })
    expect((await sandbox.request(url)).status).toBe(404)
    await refused(deleteAsset, { body: { id, requestId: wish() } }, 'The picture was not found.')
  })
})

describe('a page that is saved whole, as the specification has it', () => {
  const whole = (definition: object) => ({
    body: { key: 'viewDefinition', id: '', data: definition },
  })

  test('is on air at once, as a version that can be gone back from', async () => {
    await data(saveForm, whole(page('Whole')))
    expect(await onAir()).toBe('Whole')
    await data(saveForm, whole(page('Whole')))
    expect(await data(pageVersions, { body: { url: URL } })).toMatchObject({
      totalCount: 1,
      result: [{ version: 1, fromVersion: 0 }],
    })
    await data(rollBack, { body: { url: URL, version: 0, requestId: wish() } })
    expect(await onAir()).toBe(SHIPPED)
  })

  test('is a conflict for a draft that was begun before', async () => {
    await save('Draft', 0)
    await data(saveForm, whole(page('Whole')))
    expect(await publish(1)).toMatchObject({ outcome: 'conflict' })
    expect(await onAir()).toBe('Whole')
  })

  test('is checked as drafts are, and for administrators alone', async () => {
    await refused(saveForm, whole({ widgets: [] }), 'The page has no address.')
    await refused(
      saveForm,
      whole({ url: URL, widgets: [{ config: { type: 'text' } }] }),
      'Each widget needs a type and an id.',
    )
    const member = await sandbox.logIn(MEMBER)
    await expectRefusal(sandbox.services, () => ask(saveForm, whole(page('Mine')), member), [
      403,
      'Only administrators may do that.',
    ])
    expect((await sandbox.call(saveForm, whole(page('Mine')))).code).toBe(401)
  })
})

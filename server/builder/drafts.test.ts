import { getAllViews, getViewByUrl } from '../../src/engine/calls'
import { previewView } from '../../src/features/builder/contract'
import {
  addPreviewLink,
  discardDraft,
  pageEditedPages,
  pageVersions,
  revokePreviewLinks,
  rollBack,
  saveDraft,
  tellPresence,
} from '../../src/features/builder/contract-editor'
import { sandbox } from '../testing/fresh-sandbox'
import { MEMBER } from '../testing/open-sandbox'
import {
  ask,
  data,
  draft,
  editor,
  HOME,
  now,
  onAir,
  page,
  pass,
  publish,
  released,
  SHIPPED,
  save,
  URL,
  wish,
} from './testing/editing'

describe('two who edit the same page', () => {
  test('the second is told what the first wrote, and nothing of either is lost', async () => {
    await save('Mine', 0)
    const answer = await save('Theirs', 0)
    expect(answer).toMatchObject({
      outcome: 'conflict',
      draft: { revision: 1, definition: page('Mine') },
    })
    expect(await draft()).toMatchObject({ revision: 1, definition: page('Mine') })
    expect(await save('Both', 1)).toEqual({ outcome: 'saved', revision: 2 })
  })

  test('a revision never comes twice, also after everything was discarded', async () => {
    await save('One', 0)
    const discard = (revision: number) =>
      data(discardDraft, { body: { url: URL, revision, requestId: wish() } })
    expect(await discard(0)).toMatchObject({ outcome: 'conflict' })
    expect(await discard(1)).toEqual({ outcome: 'discarded' })
    expect(await draft()).toMatchObject({ revision: 2, definition: { name: { en: SHIPPED } } })
    expect(await save('Other tab', 1)).toMatchObject({ outcome: 'conflict' })
    expect(await save('New', 2)).toEqual({ outcome: 'saved', revision: 3 })
  })

  test('a draft from before the last publication is not published over it', async () => {
    await save('One', 0)
    await publish(1)
    // Somebody had the page open since before, took the revision, but not the version.
    await save('Old ground', 2, { baseVersion: 0 })
    expect(await publish(3)).toMatchObject({
      outcome: 'conflict',
      draft: { baseVersion: 0, liveVersion: 1 },
    })
    expect(await onAir()).toBe('One')
    await save('Merged', 3, { baseVersion: 1 })
    expect(await publish(4)).toEqual(released(2))
    expect(await onAir()).toBe('Merged')
  })

  test('each sees that the other is there, for half a minute', async () => {
    await sandbox.services.db
      .updateTable('users')
      .set({ isAdmin: 1 })
      .where('id', '=', '1001')
      .execute()
    const other = await sandbox.logIn(MEMBER)
    const here = (tab: string, token: string) =>
      data(tellPresence, { body: { url: URL, tab } }, token)
    expect(await here('a', editor)).toEqual([])
    expect(await here('b', other)).toMatchObject([{ isMe: false, seenAt: now() }])
    expect(await here('c', editor)).toMatchObject([{ isMe: false }, { isMe: true }])
    pass(30)
    expect(await here('b', other)).toHaveLength(2)
    pass(1)
    expect(await here('c', editor)).toHaveLength(1)
    expect(await data(tellPresence, { body: { url: HOME, tab: 'd' } })).toEqual([])
  })
})

describe('the same wish sent twice', () => {
  test('is done once and answered alike', async () => {
    const first = { requestId: wish() }
    expect(await save('One', 0, first)).toEqual({ outcome: 'saved', revision: 1 })
    expect(await save('One', 0, first)).toEqual({ outcome: 'saved', revision: 1 })
    const again = { requestId: wish() }
    const answer = await publish(1, again)
    expect(await publish(1, again)).toEqual(answer)
    const back = { body: { url: URL, version: 0, requestId: wish() } }
    const rolled = await data(rollBack, back)
    expect(await data(rollBack, back)).toEqual(rolled)
    expect(await data(pageVersions, { body: { url: URL } })).toMatchObject({ totalCount: 2 })
    const { code } = await ask(saveDraft, {
      body: { url: URL, revision: 0, baseVersion: 0, definition: page('Two'), ...first },
    })
    expect(code).toBe(409)
  })

  test('is free again when it met a conflict', async () => {
    await save('One', 0)
    const late = { requestId: wish(), definition: page('Late') }
    expect(await save('', 5, late)).toMatchObject({ outcome: 'conflict' })
    expect(await save('', 5, late)).toMatchObject({ outcome: 'conflict' })
  })
})

describe('a link to a draft', () => {
  const byLink = async (x: string) => (await sandbox.call(getViewByUrl, { query: { x } })).data
  const link = async () => (await data(addPreviewLink, { body: { url: URL } })).token as string

  test('shows it to whoever has it, for a day, as it was', async () => {
    await save('Shown', 0)
    const token = await link()
    await save('Later', 1)
    expect(await byLink(token)).toEqual(page('Shown'))
    const preview = await sandbox.call(previewView, { params: { key: token } })
    expect(preview.data).toEqual(page('Shown'))
    expect(await byLink(`${token}x`)).toBeNull()
    pass(86_399)
    expect(await byLink(token)).toEqual(page('Shown'))
    pass(1)
    expect(await byLink(token)).toBeNull()
  })

  test('can be ended', async () => {
    await save('Shown', 0)
    const [one, two] = [await link(), await link()]
    expect(one).not.toBe(two)
    expect(await data(revokePreviewLinks, { body: { url: URL } })).toBe(2)
    expect(await byLink(one)).toBeNull()
    const kept = await sandbox.services.db.selectFrom('view_previews').selectAll().execute()
    expect(kept).toEqual([])
  })

  test('is kept nowhere as it is', async () => {
    const token = await link()
    const rows = await sandbox.services.db.selectFrom('view_previews').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token.slice(1))
  })
})

test('without a link a draft is shown to administrators alone, what a tester put there included', async () => {
  await save('Draft', 0)
  const key = encodeURIComponent(URL.slice(1))
  const preview = (token?: string) => sandbox.call(previewView, { params: { key } }, token)
  expect((await preview(editor)).data).toEqual(page('Draft'))
  for (const token of [undefined, await sandbox.logIn(MEMBER)])
    expect((await preview(token)).code).toBe(403)
  await sandbox.post('/sandbox/view-definition', {
    url: '/zero/fast',
    definition: page('Put'),
  })
  const put = await sandbox.call(previewView, { params: { key: 'zero%2Ffast' } }, editor)
  expect(put.data).toEqual(page('Put'))
})

test('every page is listed, changed ones first, found by name and address', async () => {
  const all = await data(pageEditedPages, { body: { pageSize: 100 } })
  expect(all.totalCount).toBe(((await sandbox.call(getAllViews)).data as unknown[]).length)
  expect(all.result[0]).toMatchObject({ isChanged: false, liveVersion: 0, updatedAt: 0 })
  await save('Zebra', 0)
  const [first, second] = (await data(pageEditedPages, { body: {} })).result
  expect([first.url, first.name, first.isChanged]).toEqual([URL, 'Zebra', true])
  expect(second.isChanged).toBe(false)
  const found = await data(pageEditedPages, { body: { keyword: 'zEBRA' } })
  expect(found).toMatchObject({ totalCount: 1, result: [{ url: URL }] })
})

test('whatever two editors do in whatever order, nothing that was kept is lost unseen', async () => {
  let seed = 7
  const draw = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  let made = 0
  /** What each editor last knew of the page. */
  const known = [0, 1].map(() => ({ revision: 0, baseVersion: 0 }))
  let kept: string | undefined
  for (let step = 0; step < 300; step += 1) {
    const mine = known[draw(2)] as (typeof known)[number]
    const learn = (latest: { revision: number; liveVersion: number }) => {
      mine.revision = latest.revision
      mine.baseVersion = latest.liveVersion
    }
    if (draw(3) === 0) {
      const answer = await publish(mine.revision).catch(() => undefined)
      if (answer?.outcome === 'live') {
        expect(await onAir()).toBe(kept)
        kept = undefined
      }
      learn(await draft())
    } else {
      made += 1
      const title = `Edit ${made}`
      const answer = await save(title, mine.revision, { baseVersion: mine.baseVersion })
      const wasCurrent = answer.outcome === 'saved'
      if (wasCurrent) {
        kept = title
        mine.revision = answer.revision
      } else if (draw(2) === 0) learn(answer.draft)
    }
    if (kept !== undefined) expect((await draft()).definition).toEqual(page(kept))
  }
  const versions = await data(pageVersions, { body: { url: URL, pageSize: 100 } })
  expect(versions.totalCount).toBeGreaterThan(10)
})

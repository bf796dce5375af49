import { getAllViews, getViewByUrl } from '../../src/engine/calls'
import { previewView } from '../../src/features/builder/contract'
import {
  addPreviewLink,
  cancelRelease,
  discardDraft,
  getDraft,
  getVersion,
  pageAudit,
  pageEditedPages,
  pageReleases,
  pageVersions,
  publishDraft,
  revokePreviewLinks,
  rollBack,
  saveDraft,
  tellPresence,
  unpublish,
  Version,
} from '../../src/features/builder/contract-editor'
import type { AnyEndpoint } from '../../src/http/endpoint'
import { sandbox } from '../testing/fresh-sandbox'
import { MEMBER, OWNER } from '../testing/open-sandbox'
import { expectRefusal } from '../testing/refused'

const URL = '/company/about'
const HOME = '/pages/tabbar/index'
const HOUR = 3600

let editor: string
let wishes = 0
beforeEach(async () => {
  editor = await sandbox.logIn(OWNER)
})

const page = (title: string, url = URL) => ({
  name: { en: title, 'zh-Hans': `${title}页` },
  url,
  play: { kept: [1] },
  widgets: [{ config: { type: 'text', id: 'a' }, value: title }],
})

const wish = () => {
  wishes += 1
  return `w${wishes}`
}
const now = () => sandbox.services.clock.now()
const pass = (seconds: number) => sandbox.services.clock.setNow(now() + seconds)
const ask = (call: AnyEndpoint, input: object, token = editor) => sandbox.call(call, input, token)
const data = async (call: AnyEndpoint, input: object, token = editor) =>
  (await ask(call, input, token)).data

const draft = (url = URL) => data(getDraft, { query: { url } })
const save = (title: string, revision: number, more: object = {}) =>
  data(saveDraft, {
    body: {
      url: URL,
      revision,
      baseVersion: 0,
      definition: page(title),
      requestId: wish(),
      ...more,
    },
  })
const publish = (revision: number, more: object = {}) =>
  data(publishDraft, { body: { url: URL, revision, requestId: wish(), ...more } })
/** What somebody who is not logged in reads at the address. */
const onAir = async (url = URL) => {
  const { data: found } = await sandbox.call(getViewByUrl, { query: { url } })
  return found?.name.en
}
const SHIPPED = 'About us'
const released = (version: number, outcome = 'live') => ({
  outcome,
  version,
  releaseId: expect.any(String),
})

test('what is edited is seen by nobody before it is published, and by everybody after', async () => {
  const before = await draft()
  expect(before).toMatchObject({ revision: 0, baseVersion: Version.Shipped, updatedBy: '' })
  expect(before.definition).toMatchObject({ url: URL })
  expect(await save('First', 0)).toEqual({ outcome: 'saved', revision: 1 })
  expect(await draft()).toMatchObject({
    definition: page('First'),
    revision: 1,
    liveVersion: 0,
    updatedAt: now(),
    updatedBy: expect.stringMatching(/\S/),
  })
  expect(await onAir()).toEqual(SHIPPED)
  expect(await publish(1, { note: ' Fresh ' })).toEqual(released(1))
  expect(await onAir()).toBe('First')
  const all = (await sandbox.call(getAllViews)).data as { url: string }[]
  expect(all.filter(({ url }) => url === URL)).toEqual([page('First')])
  expect(await draft()).toMatchObject({ revision: 2, baseVersion: 1, liveVersion: 1 })
  expect(await data(pageVersions, { body: { url: URL } })).toMatchObject({
    totalCount: 1,
    result: [{ version: 1, note: 'Fresh', fromVersion: 0, createdAt: now() }],
  })
  expect(await data(getVersion, { query: { url: URL, version: 1 } })).toMatchObject({
    definition: page('First'),
  })
  expect(await data(getVersion, { query: { url: URL, version: 0 } })).toMatchObject({
    definition: before.definition,
    createdBy: '',
  })
})

test('a new page is there once it is published, and the home page can be edited', async () => {
  const url = '/summer/party'
  expect(await draft(url)).toMatchObject({ definition: null, liveVersion: Version.None })
  const made = { url, baseVersion: Version.None, definition: page('Party', url) }
  expect(await save('', 0, made)).toMatchObject({ outcome: 'saved' })
  expect(await onAir(url)).toBeUndefined()
  expect(await publish(1, { url })).toEqual(released(1))
  expect(await onAir(url)).toBe('Party')
  const home = { url: HOME, definition: page('Home', HOME) }
  expect(await save('', 0, home)).toMatchObject({ outcome: 'saved' })
  await publish(1, { url: HOME })
  expect(await onAir(HOME)).toBe('Home')
})

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

describe('in time', () => {
  test('a page goes on air when its time comes, and the one before stands until then', async () => {
    await save('Summer', 0)
    const startsAt = now() + HOUR
    expect(await publish(1, { startsAt, endsAt: startsAt + HOUR })).toEqual(
      released(1, 'scheduled'),
    )
    expect(await onAir()).toEqual(SHIPPED)
    expect((await data(pageEditedPages, { body: { keyword: URL } })).result).toMatchObject([
      { url: URL, waiting: 1, isChanged: false, liveVersion: 0 },
    ])
    pass(HOUR - 1)
    expect(await onAir()).toEqual(SHIPPED)
    pass(1)
    expect(await onAir()).toBe('Summer')
    pass(HOUR - 1)
    expect(await onAir()).toBe('Summer')
    pass(1)
    expect(await onAir()).toEqual(SHIPPED)
    const { result } = await data(pageAudit, { body: { url: URL } })
    expect(result.map(({ action }: { action: string }) => action)).toEqual([
      'end',
      'apply',
      'publish',
      'save',
    ])
  })

  test('beginning and end that passed unseen are done in their order', async () => {
    await save('Short', 0)
    await publish(1, { startsAt: now() + HOUR, endsAt: now() + 2 * HOUR })
    pass(3 * HOUR)
    expect(await onAir()).toEqual(SHIPPED)
    expect((await data(pageReleases, { body: { url: URL } })).result).toMatchObject([
      { state: 'ended', version: 1 },
    ])
  })

  test('what was overtaken is held, shown and called off', async () => {
    await save('Later', 0)
    const { releaseId } = await publish(1, { startsAt: now() + HOUR })
    await save('Now', 2)
    expect(await publish(3)).toEqual(released(2))
    pass(2 * HOUR)
    expect(await onAir()).toBe('Now')
    const states = async () =>
      (await data(pageReleases, { body: { url: URL } })).result.map(
        ({ version, state }: { version: number; state: string }) => [version, state],
      )
    expect(await states()).toEqual(
      expect.arrayContaining([
        [1, 'held'],
        [2, 'live'],
      ]),
    )
    expect(await data(cancelRelease, { body: { id: releaseId } })).toMatchObject({
      state: 'cancelled',
    })
    expect((await ask(cancelRelease, { body: { id: releaseId } })).code).toBe(409)
    expect(await onAir()).toBe('Now')
  })

  test('an end does not take away what came after', async () => {
    await save('Short', 0)
    await publish(1, { endsAt: now() + HOUR })
    await save('Newer', 2, { baseVersion: 1 })
    await publish(3)
    pass(2 * HOUR)
    expect(await onAir()).toBe('Newer')
  })

  test('what waits is called off before its time', async () => {
    await save('Later', 0)
    const { releaseId } = await publish(1, { startsAt: now() + HOUR })
    await data(cancelRelease, { body: { id: releaseId } })
    pass(2 * HOUR)
    expect(await onAir()).toEqual(SHIPPED)
  })
})

test('an older version is on air again as a new one, and a page is taken off and put back', async () => {
  await save('One', 0)
  await publish(1)
  await save('Two', 2, { baseVersion: 1 })
  await publish(3)
  const back = (version: number) =>
    data(rollBack, { body: { url: URL, version, note: 'Back', requestId: wish() } })
  expect(await back(1)).toEqual(released(3))
  expect(await onAir()).toBe('One')
  expect(await back(0)).toEqual(released(4))
  expect(await onAir()).toEqual(SHIPPED)
  expect((await data(pageVersions, { body: { url: URL } })).result).toMatchObject([
    { version: 4, fromVersion: 0, note: 'Back' },
    { version: 3, fromVersion: 1 },
    { version: 2, fromVersion: 1 },
    { version: 1, fromVersion: 0 },
  ])
  expect(await data(unpublish, { body: { url: URL, requestId: wish() } })).toEqual(
    released(Version.None),
  )
  expect(await onAir()).toBeUndefined()
  const all = (await sandbox.call(getAllViews)).data as { url: string }[]
  expect(all.some(({ url }) => url === URL)).toBe(false)
  expect(await back(2)).toEqual(released(5))
  expect(await onAir()).toBe('Two')
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

describe('refused', () => {
  const refused = (call: AnyEndpoint, input: object, words: string | RegExp, code = 400) =>
    expectRefusal(sandbox.services, () => ask(call, input), [code, words])
  const saving = (definition: object, url = URL) => ({
    body: { url, revision: 0, baseVersion: 0, definition, requestId: wish() },
  })
  const node = (id: string, more: object = {}) => ({ config: { type: 'text', id, ...more } })
  const nested = (depth: number): object =>
    node(`n${depth}`, depth > 1 ? { slots: { body: [nested(depth - 1)] } } : {})

  test.each([
    [
      'the page of another address',
      { ...page('x'), url: '/other' },
      'The page names another address.',
    ],
    ['no list of widgets', { url: URL }, 'This is no page: it has no list of widgets.'],
    [
      'a slot that is no list',
      { url: URL, widgets: [node('a', { slots: { body: 1 } })] },
      'This is no page: it has no list of widgets.',
    ],
    [
      'a widget without an id',
      { url: URL, widgets: [{ config: { type: 'text' } }] },
      'Each widget needs a type and an id.',
    ],
    [
      'a widget without a type',
      { url: URL, widgets: [{ config: { id: 'a' } }] },
      'Each widget needs a type and an id.',
    ],
    [
      'something that is no widget',
      { url: URL, widgets: [null] },
      'Each widget needs a type and an id.',
    ],
    [
      'two widgets of one id, one of them inside',
      { url: URL, widgets: [node('a', { slots: { body: [node('a')] } })] },
      'Two widgets have the same id.',
    ],
    [
      'more than 80 widgets',
      { url: URL, widgets: Array.from({ length: 81 }, (_, at) => node(`w${at}`)) },
      'A page has 80 widgets at most.',
    ],
    [
      'slots in slots in slots',
      { url: URL, widgets: [nested(5)] },
      'Widgets are nested too deeply.',
    ],
    ['a gate that is no gate', { ...page('x'), security: { isLogin: 'yes' } }, /visitors/],
    ['gates that are none', { ...page('x'), security: 'open' }, /visitors/],
    [
      'a name that is taken',
      { ...page('x'), data: { constructor: 1 } },
      'A name in the page is not allowed.',
    ],
    [
      'more than 240 kilobytes',
      {
        url: URL,
        widgets: Array.from({ length: 13 }, (_, at) => ({
          ...node(`w${at}`),
          value: 'x'.repeat(19_000),
        })),
      },
      'The page is too large.',
    ],
  ])('%s', (_, definition, words) => refused(saveDraft, saving(definition), words))

  test('80 widgets, four deep, are a page', async () => {
    const widgets = [nested(4), ...Array.from({ length: 76 }, (_, at) => node(`w${at}`))]
    expect(await data(saveDraft, saving({ url: URL, widgets }))).toMatchObject({ outcome: 'saved' })
  })

  test('publishing nothing, an end before the beginning, versions and pages that never were', async () => {
    const publishing = (more: object) => ({
      body: { url: URL, revision: 0, requestId: wish(), ...more },
    })
    await refused(publishDraft, publishing({}), 'Nothing was changed since it was published.')
    await save('One', 0)
    for (const times of [{ endsAt: now() }, { startsAt: now() + 9, endsAt: now() + 9 }])
      await refused(
        publishDraft,
        publishing({ revision: 1, ...times }),
        'It must end after it begins.',
      )
    await refused(
      rollBack,
      { body: { url: URL, version: 7, requestId: wish() } },
      'The page was not found.',
    )
    await refused(
      rollBack,
      { body: { url: URL, version: -1, requestId: wish() } },
      'The page was not found.',
    )
    await refused(getVersion, { query: { url: URL, version: 7 } }, 'The version was not found.')
    await refused(
      unpublish,
      { body: { url: HOME, requestId: wish() } },
      'A page of the tab bar stays on air.',
    )
    await refused(
      unpublish,
      { body: { url: '/no/page', requestId: wish() } },
      'The page is not on air.',
    )
    await refused(cancelRelease, { body: { id: '1' } }, 'The publication was not found.')
    await refused(addPreviewLink, { body: { url: '/no/page' } }, 'The page was not found.')
  })

  test.each([
    ['pages', pageEditedPages, { body: {} }],
    ['draft', getDraft, { query: { url: URL } }],
    ['save', saveDraft, saving(page('x'))],
    ['discard', discardDraft, { body: { url: URL, revision: 0, requestId: 'a' } }],
    ['publish', publishDraft, { body: { url: URL, revision: 0, requestId: 'b' } }],
    ['rollback', rollBack, { body: { url: URL, version: 0, requestId: 'c' } }],
    ['unpublish', unpublish, { body: { url: URL, requestId: 'd' } }],
    ['versions', pageVersions, { body: { url: URL } }],
    ['version', getVersion, { query: { url: URL, version: 0 } }],
    ['releases', pageReleases, { body: { url: URL } }],
    ['cancel', cancelRelease, { body: { id: '1' } }],
    ['presence', tellPresence, { body: { url: URL, tab: 'x' } }],
    ['previewLink', addPreviewLink, { body: { url: URL } }],
    ['revoke', revokePreviewLinks, { body: { url: URL } }],
    ['audit', pageAudit, { body: { url: URL } }],
  ] as const)('%s by who is no administrator', async (_, call, input) => {
    const member = await sandbox.logIn(MEMBER)
    await expectRefusal(sandbox.services, () => ask(call, input, member), [
      403,
      'Only administrators may do that.',
    ])
    expect((await sandbox.call(call, input)).code).toBe(401)
  })
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

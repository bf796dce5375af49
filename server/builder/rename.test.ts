import { getAllViews } from '../../src/engine/calls'
import { previewView } from '../../src/features/builder/contract'
import {
  addPreviewLink,
  getDraft,
  getVersion,
  listPreviewLinks,
  pageAudit,
  pageEditedPages,
  pageReleases,
  pageVersions,
  publishDraft,
  renamePage,
  saveDraft,
  unpublish,
} from '../../src/features/builder/contract-editor'
import { getCatalogue, listLinksTo } from '../../src/features/builder/contract-library'
import { saveForm, VIEW_DEFINITION } from '../../src/features/form/contract'
import { listNavigation } from '../../src/features/record/contract-more'
import { sandbox } from '../testing/fresh-sandbox'
import { expectRefusal } from '../testing/refused'
import { ask, data, HOME, HOUR, now, onAir, page, pass, URL, wish } from './testing/editing'

const SALE = '/spring/sale'
const FAIR = '/spring/fair'
const to = (url: string) => `/views/index?url=${url}`

const keep = (url: string, revision: number, definition: object, baseVersion = 0) =>
  data(saveDraft, { body: { url, revision, baseVersion, definition, requestId: wish() } })
const bring = (url: string, revision: number, more: object = {}) =>
  data(publishDraft, { body: { url, revision, requestId: wish(), ...more } })
/** A page on air at an address of an operator, at revision 2. */
async function made(url = SALE, title = 'Sale', more: object = {}): Promise<void> {
  await keep(url, 0, { ...page(title, url), ...more }, -1)
  await bring(url, 1)
}
const linking = (url: string, id = 'l') => ({
  config: { type: 'menuList', id },
  value: [
    { id: '1', title: 'Sale', url },
    { id: '2', title: 'Elsewhere', url: '/user/setting' },
  ],
})
const wished = (more: object = {}) => ({
  body: { url: SALE, to: FAIR, revision: 2, relink: false, requestId: wish(), ...more },
})
const rename = (more: object = {}) => data(renamePage, wished(more))
const linked = (url = SALE) => data(listLinksTo, { body: { url } })
const draftAt = (url: string) => data(getDraft, { query: { url } })

test('what is known of the page stands at the new address, and the old one still opens it', async () => {
  await made()
  await keep(SALE, 2, page('Later', SALE), 1)
  await data(addPreviewLink, { body: { url: SALE } })
  expect(await rename({ revision: 3 })).toEqual({ outcome: 'renamed', url: FAIR, revision: 4 })
  for (const url of [FAIR, SALE, `${SALE}?id=1#top`]) expect(await onAir(url)).toBe('Sale')
  for (const url of [FAIR, SALE]) {
    expect(await draftAt(url)).toMatchObject({
      url: FAIR,
      revision: 4,
      baseVersion: 1,
      liveVersion: 1,
      definition: page('Later', FAIR),
    })
    expect(await data(pageVersions, { body: { url } })).toMatchObject({ totalCount: 1 })
    expect(await data(getVersion, { query: { url, version: 1 } })).toMatchObject({
      definition: page('Sale', FAIR),
    })
    expect(await data(pageReleases, { body: { url } })).toMatchObject({
      result: [{ url: FAIR, version: 1, state: 'live' }],
    })
    expect(await data(listPreviewLinks, { body: { url } })).toHaveLength(1)
    const { result } = await data(pageAudit, { body: { url } })
    expect(result[0]).toMatchObject({ action: 'rename', from: SALE, changes: null })
    expect(result[1]).toMatchObject({ action: 'save', changes: { changed: expect.any(Number) } })
  }
  const preview = await data(previewView, { params: { key: encodeURIComponent(SALE.slice(1)) } })
  expect(preview).toEqual(page('Later', FAIR))
  const listed = (await data(pageEditedPages, { body: { keyword: '/spring/' } })).result
  expect(listed.map((each: { url: string }) => each.url)).toEqual([FAIR])
  expect((await data(getCatalogue, { body: { pictures: [] } })).redirects).toEqual({ [SALE]: FAIR })
})

test('clients that keep the page by its old address hear of it and of what comes after', async () => {
  await made()
  const since = async (rev: string) =>
    (await sandbox.call(getAllViews, { query: { since: rev } })).data
  const { rev } = await since('')
  await rename()
  const moved = await since(rev)
  expect(moved.views).toEqual({ [SALE]: page('Sale', FAIR), [FAIR]: page('Sale', FAIR) })
  await keep(FAIR, 3, page('Newer', FAIR), 1)
  await bring(FAIR, 4)
  const newer = await since(moved.rev)
  expect(newer.views).toEqual({ [SALE]: page('Newer', FAIR), [FAIR]: page('Newer', FAIR) })
  const { views } = await since('')
  expect(views[SALE]).toEqual(page('Newer', FAIR))
  const all = (await sandbox.call(getAllViews)).data as { url: string }[]
  expect(all.filter(({ url }) => url === FAIR || url === SALE)).toHaveLength(1)
  await data(unpublish, { body: { url: SALE, requestId: wish() } })
  expect((await since(newer.rev)).views).toEqual({ [SALE]: null, [FAIR]: null })
  expect(await onAir(SALE)).toBeUndefined()
})

test('who edits it at the old address is told, and loses nothing', async () => {
  await made()
  await rename()
  const late = await keep(SALE, 2, page('Mine', SALE), 1)
  expect(late).toMatchObject({ outcome: 'conflict', draft: { url: FAIR, revision: 3 } })
  expect(await bring(SALE, 2)).toMatchObject({ outcome: 'conflict', draft: { url: FAIR } })
  expect(await rename()).toMatchObject({ outcome: 'conflict', draft: { url: FAIR } })
  expect(await keep(FAIR, 3, page('Mine', FAIR), 1)).toEqual({ outcome: 'saved', revision: 4 })
})

test('the same wish sent twice is done once', async () => {
  await made()
  const first = wished()
  const answer = await data(renamePage, first)
  expect(await data(renamePage, first)).toEqual(answer)
  const { code } = await ask(renamePage, { body: { ...first.body, to: '/spring/other' } })
  expect(code).toBe(409)
  expect(await onAir('/spring/other')).toBeUndefined()
})

test('what waits goes on air at the new address, what ends ends there', async () => {
  await made()
  await keep(SALE, 2, page('Soon', SALE), 1)
  await bring(SALE, 3, { startsAt: now() + HOUR, endsAt: now() + 2 * HOUR })
  await rename({ revision: 4 })
  pass(HOUR)
  for (const url of [SALE, FAIR]) expect(await onAir(url)).toBe('Soon')
  pass(HOUR)
  for (const url of [SALE, FAIR]) expect(await onAir(url)).toBe('Sale')
})

test('a page that nobody has published yet takes its draft along', async () => {
  await keep(SALE, 0, page('Draft', SALE), -1)
  await rename({ revision: 1 })
  expect(await draftAt(FAIR)).toMatchObject({ revision: 2, definition: page('Draft', FAIR) })
  expect(await onAir(FAIR)).toBeUndefined()
  await bring(FAIR, 2)
  expect(await onAir(SALE)).toBe('Draft')
})

test('addresses lead to where the page is, not to where it was in between; back again too', async () => {
  await made()
  await rename()
  await rename({ url: FAIR, to: '/spring/feast', revision: 3 })
  for (const url of [SALE, FAIR]) expect(await draftAt(url)).toMatchObject({ url: '/spring/feast' })
  const back = await rename({ url: '/spring/feast', to: SALE, revision: 4 })
  expect(back).toEqual({ outcome: 'renamed', url: SALE, revision: 5 })
  for (const url of [SALE, FAIR, '/spring/feast']) {
    expect(await onAir(url)).toBe('Sale')
    expect(await draftAt(url)).toMatchObject({ url: SALE })
  }
})

describe('a later page that takes the old address ends the redirect', () => {
  test('one that is renamed to it, of which nobody knows an older revision', async () => {
    await made()
    await rename()
    await keep('/summer', 0, page('Summer', '/summer'), -1)
    await bring('/summer', 1)
    const taken = await rename({ url: '/summer', to: SALE })
    expect(taken).toEqual({ outcome: 'renamed', url: SALE, revision: 4 })
    expect(await onAir(SALE)).toBe('Summer')
    expect(await onAir(FAIR)).toBe('Sale')
    expect(await keep(SALE, 2, page('Late', SALE), 1)).toMatchObject({ outcome: 'conflict' })
  })

  test('one that is published there by the call of the specification', async () => {
    await made()
    await rename()
    await data(saveForm, {
      body: { key: VIEW_DEFINITION, id: '', data: page('Summer', SALE) },
    })
    expect(await onAir(SALE)).toBe('Summer')
    expect(await draftAt(SALE)).toMatchObject({ url: SALE, liveVersion: 1 })
    expect(await onAir(FAIR)).toBe('Sale')
  })
})

describe('what leads to the page', () => {
  const html = `<p><a href="${to('%2Fspring%2Fsale')}&amp;id=1">Sale</a> ${to(SALE)}</p>`

  beforeEach(async () => {
    await made()
    const rich = { config: { type: 'richText', id: 'r' }, value: html }
    const other = { url: '/spring/news', name: { en: 'News', 'zh-Hans': '新闻' } }
    await keep('/spring/news', 0, { ...other, widgets: [linking(to(SALE)), rich] }, -1)
    await bring('/spring/news', 1)
    await keep(URL, 0, { ...page('About', URL), widgets: [linking(`${to(SALE)}&id={id}`)] })
    await keep('/spring/far', 0, {
      ...page('Far', '/spring/far'),
      widgets: [linking(to(`${SALE}/more`))],
    })
    await sandbox.services.db
      .updateTable('relations')
      .set({ url: to(SALE) })
      .where('id', '=', '601')
      .execute()
  })

  const places = [
    { kind: 'draft', id: URL, name: 'About', stays: false },
    { kind: 'page', id: '/spring/news', name: 'News', stays: false },
    { kind: 'menu', id: '601', name: expect.any(String), stays: false },
  ]

  test('is listed: pages on air, drafts and menus', async () => {
    expect(await linked()).toEqual(places)
    await rename()
    expect(await linked()).toEqual([])
    expect(await linked('/spring/nothing')).toEqual([])
  })

  test('is left alone unless that is wished', async () => {
    await rename()
    const news = (await draftAt('/spring/news')).definition
    expect(news.widgets[0].value[0].url).toBe(to(SALE))
    expect(await draftAt('/spring/news')).toMatchObject({ revision: 2, liveVersion: 1 })
  })

  test('leads to the new address, and each changed page has a revision that is told', async () => {
    await rename({ relink: true })
    const news = await draftAt('/spring/news')
    expect(news).toMatchObject({ revision: 3, baseVersion: 2, liveVersion: 2 })
    expect(news.definition.widgets[0].value).toEqual([
      { id: '1', title: 'Sale', url: to(FAIR) },
      { id: '2', title: 'Elsewhere', url: '/user/setting' },
    ])
    expect(news.definition.widgets[1].value).toBe(
      `<p><a href="${to('%2Fspring%2Ffair')}&amp;id=1">Sale</a> ${to(SALE)}</p>`,
    )
    const { result } = await data(pageVersions, { body: { url: '/spring/news' } })
    expect(result[0]).toMatchObject({ version: 2, note: `${SALE} → ${FAIR}`, fromVersion: 1 })
    const acts = (await data(pageAudit, { body: { url: '/spring/news' } })).result
    expect(acts.slice(0, 2)).toMatchObject([{ action: 'apply' }, { action: 'publish' }])
    const about = await draftAt(URL)
    expect(about).toMatchObject({ revision: 2, baseVersion: 0, liveVersion: 0 })
    expect(about.definition.widgets[0].value[0].url).toBe(`${to(FAIR)}&id={id}`)
    expect(await draftAt('/spring/far')).toMatchObject({ revision: 1 })
    const menus = await sandbox.call(listNavigation)
    expect(menus.data[0]).toMatchObject({ id: '601', url: to(FAIR) })
    expect(await linked(FAIR)).toEqual(places)
  })

  test('what is edited of a changed page stands on what is on air, and can be published', async () => {
    const mine = { ...page('Mine', '/spring/news'), widgets: [linking(to(SALE))] }
    await keep('/spring/news', 2, mine, 1)
    await rename({ relink: true })
    const late = await keep('/spring/news', 3, mine, 1)
    expect(late).toMatchObject({ outcome: 'conflict', draft: { revision: 4, baseVersion: 2 } })
    expect(late.draft.definition.widgets).toEqual([linking(to(FAIR))])
    expect(await bring('/spring/news', 4)).toMatchObject({ outcome: 'live', version: 3 })
  })

  test('on a page where something waits it stays on air, which is said, and nothing is held back', async () => {
    await keep('/spring/news', 2, { ...page('Soon', '/spring/news'), widgets: [] }, 1)
    await bring('/spring/news', 3, { startsAt: now() + HOUR })
    expect((await linked())[1]).toEqual({ ...places[1], stays: true })
    await rename({ relink: true })
    expect(await draftAt('/spring/news')).toMatchObject({ revision: 4, liveVersion: 1 })
    pass(HOUR)
    expect(await onAir('/spring/news')).toBe('Soon')
  })

  test('a page that leads to itself goes on doing so', async () => {
    await keep(SALE, 2, { ...page('Round', SALE), widgets: [linking(to(SALE))] }, 1)
    await bring(SALE, 3)
    const answer = await rename({ revision: 4, relink: true })
    expect(answer).toMatchObject({ url: FAIR, revision: 6 })
    const { definition, revision } = await draftAt(FAIR)
    expect([definition.widgets[0].value[0].url, revision]).toEqual([to(FAIR), 6])
  })

  test('one that would be too large refuses all of it', async () => {
    const long = '/spring/so-long-an-address-that-it-needs-more-room'
    const filled = (rest: number) => ({
      ...page('Large', '/spring/news'),
      widgets: [
        linking(to(SALE)),
        ...Array.from({ length: 13 }, (_, at) => ({
          config: { type: 'text', id: `w${at}` },
          value: 'x'.repeat(at > 0 ? 18_800 : rest),
        })),
      ],
    })
    // As large as a page may be.
    const left = 240 * 1024 - Buffer.byteLength(JSON.stringify(filled(0)))
    await keep('/spring/news', 2, filled(left), 1)
    await expectRefusal(
      sandbox.services,
      () => ask(renamePage, wished({ to: long, relink: true })),
      [400, 'With the new address the page “Large” would be too large. Nothing was changed.'],
    )
  })
})

describe('refused, and nothing is changed', () => {
  beforeEach(() => made())
  const refused = (more: object, words: string, code = 400) =>
    expectRefusal(sandbox.services, () => ask(renamePage, wished(more)), [code, words])
  const FORM =
    'An address is like /spring/sale: letters, digits, - and _ between slashes, 121 characters at most.'

  test.each([
    ['spring'],
    ['/'],
    ['/spring/'],
    ['//spring'],
    ['/spring//fair'],
    ['/spring?x=1'],
    ['/frühling'],
    ['https://example.com'],
    [`/${'x'.repeat(121)}`],
    [''],
  ])('%s as an address', (url) => refused({ to: url }, FORM))

  test('an address that is as long as one may be is taken', async () => {
    const url = `/${'x'.repeat(120)}`
    expect(await rename({ to: ` ${url} ` })).toMatchObject({ outcome: 'renamed', url })
    expect(await onAir(url)).toBe('Sale')
  })

  test.each([HOME, URL, '/product/show', '/core/company/about', '/'])(
    'the address %s, which is the app’s own',
    (url) =>
      refused(
        { to: url },
        url === '/' ? FORM : 'Another page has this address.',
        url === '/' ? 400 : 409,
      ),
  )

  test.each([HOME, URL, '/product/show'])('%s, a page of the app itself', (url) =>
    refused({ url, revision: 0 }, 'A page of the app keeps its address.'),
  )

  test('an address of another page: on air, off it, begun, or put there by a tester', async () => {
    const words = 'Another page has this address.'
    await made('/spring/live', 'Live')
    await made('/spring/off', 'Off')
    await data(unpublish, { body: { url: '/spring/off', requestId: wish() } })
    await keep('/spring/begun', 0, page('Begun', '/spring/begun'), -1)
    await keep('/spring/later', 0, page('Later', '/spring/later'), -1)
    await bring('/spring/later', 1, { startsAt: now() + HOUR })
    await sandbox.post('/sandbox/view-definition', {
      url: '/spring/put',
      definition: page('Put', '/spring/put'),
    })
    for (const name of ['live', 'off', 'begun', 'later', 'put'])
      await refused({ to: `/spring/${name}` }, words, 409)
  })

  test('its own address, and a page that there is not', async () => {
    await refused({ to: SALE }, 'The page has this address already.')
    await refused({ url: '/spring/none', revision: 0 }, 'The page was not found.')
  })

  test('one that somebody has changed meanwhile is a conflict, and the wish is free for another try', async () => {
    const first = wished({ revision: 1 })
    expect(await data(renamePage, first)).toMatchObject({
      outcome: 'conflict',
      draft: { url: SALE, revision: 2 },
    })
    expect(await onAir(FAIR)).toBeUndefined()
    const again = { body: { ...first.body, revision: 2 } }
    expect(await data(renamePage, again)).toMatchObject({ outcome: 'renamed' })
  })
})

import { getAllViews } from '../../src/engine/calls'
import { previewView } from '../../src/features/builder/contract'
import {
  addPreviewLink,
  getVersion,
  listPreviewLinks,
  pageAudit,
  pageEditedPages,
  pageReleases,
  pageVersions,
  renamePage,
  unpublish,
} from '../../src/features/builder/contract-editor'
import { getCatalogue } from '../../src/features/builder/contract-library'
import { saveForm, VIEW_DEFINITION } from '../../src/features/form/contract'
import { sandbox } from '../testing/fresh-sandbox'
import { expectRefusal } from '../testing/refused'
import { ask, data, HOME, HOUR, now, onAir, page, pass, URL, wish } from './testing/editing'
import { bring, draftAt, FAIR, keep, made, rename, SALE, wished } from './testing/renaming'

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

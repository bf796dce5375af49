import { pageAudit, pageVersions, renamePage } from '../../src/features/builder/contract-editor'
import { listNavigation } from '../../src/features/record/contract-more'
import { sandbox } from '../testing/fresh-sandbox'
import { expectRefusal } from '../testing/refused'
import { ask, data, HOUR, now, onAir, page, pass, URL } from './testing/editing'
import {
  bring,
  draftAt,
  FAIR,
  keep,
  linked,
  linking,
  made,
  rename,
  SALE,
  to,
  wished,
} from './testing/renaming'

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

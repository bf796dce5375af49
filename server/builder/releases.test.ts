import { getAllViews } from '../../src/engine/calls'
import {
  cancelRelease,
  getVersion,
  pageAudit,
  pageEditedPages,
  pageReleases,
  pageVersions,
  rollBack,
  unpublish,
  Version,
} from '../../src/features/builder/contract-editor'
import { sandbox } from '../testing/fresh-sandbox'
import {
  ask,
  data,
  draft,
  HOME,
  HOUR,
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

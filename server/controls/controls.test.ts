import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { getViewByUrl } from '../../src/engine/calls'
import { getRegions } from '../../src/features/address/contract-choose'
import { login } from '../../src/features/login/contract'
import { getLoginUser } from '../../src/features/login/contract-session'
import { changeNickName } from '../../src/features/profile/contract'
import { MEMBER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

// @reads nothing

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const fault = (body: object) => sandbox.post('/sandbox/faults', body)
const regions = () => sandbox.call(getRegions, { query: { level: 2 } })
const rawRegions = () => sandbox.request('/main/api/Region/GetRegionData?level=2')

describe.each([
  '/sandbox/reset',
  '/sandbox/clock',
  '/sandbox/faults',
  '/sandbox/forms',
  '/sandbox/view-definition',
  '/sandbox/offline-recharges',
  '/sandbox/devices',
])('%s', (path) => {
  test.each(['{"offset":', '<a/>', 'null', '"now"', '--x\r\nbroken'])(
    'refuses %j with a sentence',
    async (body) => {
      const response = await sandbox.request(path, { method: 'POST', body })
      expect(response.status).toBe(400)
      expect((await response.json()).message).toMatch(/\w+ .+/)
    },
  )
})

describe('faults', () => {
  test('a status, as often as asked, then all is well', async () => {
    await fault({ kind: 'status', code: 503, message: 'closed for cleaning', times: 2 })
    for (let index = 0; index < 2; index++) {
      expect(await regions()).toMatchObject({ status: 503, message: 'closed for cleaning' })
    }
    expect((await regions()).code).toBe(200)
  })

  test('a 500 that names the token', async () => {
    await fault({ kind: 'token500' })
    expect(await regions()).toMatchObject({
      code: 500,
      message: expect.stringContaining('token'),
    })
  })

  test.each([
    ['malformed', 200, '{"code":200,"data":'],
    ['html', 502, '<html>'],
    ['empty', 200, ''],
  ])('%s answers', async (kind, status, start) => {
    await fault({ kind })
    const response = await rawRegions()
    const body = await response.text()
    expect(response.status).toBe(status)
    expect(body.slice(0, Math.max(1, start.length))).toBe(start)
  })

  test.each(['drop', 'timeout'])('a connection that ends with %s', async (kind) => {
    await fault({ kind, ms: 5 })
    await expect(rawRegions()).rejects.toThrow(`fault: ${kind}`)
  })

  test('latency keeps the answer', async () => {
    await fault({ kind: 'latency', ms: 30 })
    const startedAt = Date.now()
    expect((await regions()).code).toBe(200)
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(25)
  })

  test('meets only the calls it is meant for', async () => {
    await fault({ kind: 'status', code: 500, match: { method: 'POST', path: 'people/*' } })
    expect((await regions()).code).toBe(200)
    const body = { key: MEMBER, password: 'taproom1', type: 4 }
    expect((await sandbox.call(login, { body })).code).toBe(500)
  })

  test('can be listed and taken back', async () => {
    await fault([{ kind: 'html', times: 3 }, { kind: 'empty' }])
    const listed = await sandbox.request('/sandbox/faults')
    expect(await listed.json()).toMatchObject([{ kind: 'html', left: 3 }, { kind: 'empty' }])
    await sandbox.request('/sandbox/faults', { method: 'DELETE' })
    expect((await regions()).code).toBe(200)
  })

  test.each([200, 599])('answer with the status %i where that is planned', async (code) => {
    expect(await fault({ kind: 'status', code })).toMatchObject([{ code }])
    expect((await rawRegions()).status).toBe(code)
  })

  test.each([199, 600])('of the status %i, which is none, are refused', async (code) => {
    expect(await fault({ kind: 'status', code })).toMatchObject({ status: 400 })
  })

  test('of no known kind are refused', async () => {
    expect(await fault({ kind: 'earthquake' })).toMatchObject({ status: 400 })
  })

  test.each(['{"kind":', 'null', '[1]', '"x"'])('written as %s are refused', async (body) => {
    for (const control of ['faults', 'clock', 'view-definition', 'offline-recharges']) {
      const response = await sandbox.request(`/sandbox/${control}`, { method: 'POST', body })
      expect([control, response.status]).toEqual([control, 400])
    }
  })
})

describe('the log', () => {
  test('keeps the calls, newest first, without their secrets', async () => {
    const token = await sandbox.logIn(MEMBER)
    await sandbox.call(getLoginUser, {}, token)
    const response = await sandbox.request('/sandbox/log')
    const text = await response.text()
    const [first, second] = JSON.parse(text)
    expect(first).toMatchObject({ path: '/main/people/user/getLoginUser', status: 200 })
    expect(second).toMatchObject({ method: 'POST', path: '/main/people/user/login' })
    expect(text).not.toContain(token)
    expect(text).not.toContain('taproom1')
    expect(text).not.toContain(MEMBER)
  })

  test.each([
    ['a query', '/main/people/user/checkPayPassword?password=hunter22&verifyCode=778899', {}],
    ['half a body', '/main/people/user/login', { method: 'POST', body: '{"password":"hunter22' }],
    ['a path', `/main/people/${MEMBER}/778899?mobile=${MEMBER}`, {}],
  ])('keeps nothing secret of %s', async (_, path, init) => {
    await sandbox.request(path, init)
    const text = await (await sandbox.request('/sandbox/log')).text()
    expect(JSON.parse(text)[0].path).toContain('/main/people/')
    expect(text).not.toMatch(/hunter22|778899&|=778899|13800138000/)
  })
})

describe('a device', () => {
  const unit = () =>
    sandbox.services.db
      .selectFrom('device_units')
      .select(['link', 'loss', 'refuses'])
      .where('deviceId', '=', '501')
      .executeTakeFirst()

  test('is put on and off its line, and its mood is set', async () => {
    const put = (body: object) => sandbox.post('/sandbox/devices', { id: '501', ...body })
    expect(await put({ link: 'off', loss: 33, refuses: true })).toEqual({ status: 200, ok: true })
    expect(await unit()).toEqual({ link: 'off', loss: 33, refuses: 1 })
    await put({})
    expect(await unit()).toEqual({ link: 'off', loss: 33, refuses: 1 })
    await put({ refuses: false, loss: 0, link: 'auto' })
    expect(await unit()).toEqual({ link: 'auto', loss: 0, refuses: 0 })
    for (const wrong of [{ loss: 34 }, { loss: -1 }, { loss: 0.5 }, { link: 'up' }])
      expect(await put(wrong)).toMatchObject({ status: 400 })
  })
})

describe('the clock', () => {
  test('moves by an offset or to a moment', async () => {
    const before = sandbox.services.clock.now()
    expect(await sandbox.post('/sandbox/clock', { offset: 3600 })).toMatchObject({
      now: before + 3600,
    })
    expect(await sandbox.post('/sandbox/clock', { now: 2_000_000_000 })).toMatchObject({
      now: 2_000_000_000,
    })
  })
})

describe('a view definition', () => {
  const view = async () =>
    (await sandbox.call(getViewByUrl, { query: { url: '/pages/tabbar/index' } })).data

  test('can be replaced by anything, and comes back', async () => {
    const before = await view()
    const url = '/pages/tabbar/index'
    await sandbox.post('/sandbox/view-definition', { url, definition: { widgets: 'broken' } })
    expect(await view()).toEqual({ widgets: 'broken' })
    await sandbox.request(`/sandbox/view-definition?url=${url}`, { method: 'DELETE' })
    expect(await view()).toEqual(before)
  })

  test('may be text that is no JSON', async () => {
    const url = '/pages/tabbar/index'
    await sandbox.post('/sandbox/view-definition', { url, definition: '{"widgets":[' })
    expect(await view()).toBe('{"widgets":[')
  })
})

describe('the data', () => {
  const rename = async (box: TestSandbox, nickName: string) =>
    box.call(changeNickName, { body: { nickName } }, await box.logIn(MEMBER))
  const nickName = async (box: TestSandbox) =>
    (await box.call(getLoginUser, {}, await box.logIn(MEMBER))).data.detail.nickName

  test.each([false, true])('is the seed again after a reset (fresh: %s)', async (fresh) => {
    await rename(sandbox, 'Somebody')
    expect(await nickName(sandbox)).toBe('Somebody')
    await sandbox.post('/sandbox/reset', { fresh })
    expect(await nickName(sandbox)).toBe('Lin Xia')
  })

  test('has a today and a yesterday when it is put back after midnight in Beijing', async () => {
    const midnight = Date.parse('2026-11-22T00:00:00+08:00')
    let machine = midnight - 600_000
    const box = await openSandbox({ machineMs: () => machine })
    const earned = async (from: number, to: number) => {
      const rows = await box.services.db
        .selectFrom('ledger')
        .select('amount')
        .where('kind', '=', 'earning')
        .where('createdAt', '>=', from / 1000)
        .where('createdAt', '<', to / 1000)
        .execute()
      return rows.length
    }
    const day = 86_400_000
    const owners = await earned(midnight - day, midnight)
    expect(owners).toBeGreaterThan(0)

    machine = midnight + 60_000
    await box.post('/sandbox/reset')
    expect(await earned(midnight, machine)).toBe(owners)
    expect(await earned(midnight - day, midnight)).toBe(owners)
    await box.close()
  })

  test('is the same in every new sandbox', async () => {
    const now = 1_800_000_000
    const dump = async () => {
      const box = await openSandbox({ machineMs: () => now * 1000 })
      const { db } = box.services
      const tables = ['users', 'addresses', 'orders', 'order_lines', 'payments', 'skus'] as const
      const rows = await Promise.all(
        tables.map((table) => db.selectFrom(table).selectAll().orderBy(sql`rowid`).execute()),
      )
      await box.close()
      return JSON.stringify(rows)
    }
    expect(await dump()).toBe(await dump())
  })

  test('on disk outlives the process, sessions included; a reset still works', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'taproom-'))
    const first = await openSandbox({ dataDir })
    const token = await first.logIn(MEMBER)
    await rename(first, 'Somebody')
    await first.close()

    const second = await openSandbox({ dataDir })
    const answer = await second.call(getLoginUser, {}, token)
    expect(answer.data.detail.nickName).toBe('Somebody')
    await second.post('/sandbox/reset')
    expect(await nickName(second)).toBe('Lin Xia')
    await second.close()
    await rm(dataDir, { recursive: true })
  })
})

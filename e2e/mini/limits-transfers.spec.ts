import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { answers, type Call, expect, ruleOf, run, test } from './fixture/phone'
import type { MiniApp } from './types'

/** Proves the limits of the network: how much runs at once, how large it is, and for how long. */

const times = (count: number, call: Call): Call[] => Array.from({ length: count }, () => call)
const request: Call = ['request', { path: '/slow' }]
// Where nothing is ever answered, a connection stays one that is being opened.
const socket: Call = ['connectSocket', { path: '/slow' }]

const broken = async (app: MiniApp): Promise<string[]> => (await app.errors()).map(ruleOf)
const found = async (app: MiniApp): Promise<string[]> => (await app.findings()).map(ruleOf)

/** The words of each host for a network, for none, and for a request without one. */
const NETWORK = {
  weapp: {
    wifi: { errMsg: 'getNetworkType:ok', networkType: 'wifi' },
    none: { errMsg: 'getNetworkType:ok', networkType: 'none' },
    lost: { errMsg: expect.stringContaining('ERR_INTERNET_DISCONNECTED'), errno: 600001 },
  },
  alipay: {
    wifi: { networkAvailable: true, networkType: 'WIFI' },
    none: { networkAvailable: false, networkType: 'NOTREACHABLE' },
    lost: { error: 12, errorMessage: '无法连接网络' },
  },
} as const

for (const host of ['weapp', 'alipay'] as const) {
  test(`${host}: the whole network goes with what is on its way, and comes back`, async ({
    open,
  }) => {
    const { wifi, none, lost } = NETWORK[host]
    const told = (isConnected: boolean) => ({
      isConnected,
      networkType: (isConnected ? wifi : none).networkType,
    })
    const app = await open(host)
    await run(app, ['getNetworkType'])
    await expect.poll(() => answers(app)).toEqual([wifi])
    await run(app, ['listen'], request)
    await expect.poll(async () => (await app.usage()).transfers).toHaveLength(1)
    await app.setNetwork(false)
    await expect.poll(() => answers(app)).toEqual([told(false), lost])
    await app.setNetwork(true)
    await expect.poll(() => answers(app)).toEqual([told(true), lost])
    await app.setNetwork(false)
    await run(app, ['unlisten'], ['getNetworkType'], ['request', { path: '/echo' }])
    await expect.poll(() => answers(app)).toEqual([null, none, lost])

    // A start does not bring it back, and nobody who stopped listening is told.
    await app.restart()
    await run(app, ['listen'], ['getNetworkType'], ['request', { path: '/echo' }])
    await expect.poll(() => answers(app)).toEqual([null, none, lost])
    await app.setNetwork(false)
    expect(await answers(app)).toEqual([null, none, lost])
    await run(app, ['unlisten'], ['getNetworkType'])
    await expect.poll(() => answers(app)).toEqual([null, none])
    await app.setNetwork(true)
    await run(app, ['request', { path: '/echo' }], ['getNetworkType'])
    await expect.poll(async () => (await answers(app))[1]).toEqual(wifi)
    await expect.poll(async () => JSON.stringify(await answers(app))).toContain('200')
    expect(await app.errors()).toEqual([])
  })
}

test('weapp: a listener is taken back by the function that was given', async ({ open }) => {
  const app = await open('weapp')
  await run(app, ['listen'])
  await run(app, ['unlisten', 'another'])
  await expect.poll(() => broken(app)).toEqual(['network-listener'])
})

test('alipay: a second connection closes the first', async ({ open }) => {
  const app = await open('alipay')
  await run(app, socket)
  await expect.poll(() => answers(app)).toEqual([{}])
  expect(await found(app)).toEqual([])
  await run(app, socket)
  await expect.poll(() => found(app)).toEqual(['socket-count'])
  expect(await app.errors()).toEqual([])
})

test.describe('weapp', () => {
  test('ten transfers run at once, the eleventh is refused, and a place is free again', async ({
    open,
  }) => {
    const app = await open('weapp')
    await run(app, ...times(10, request))
    await expect.poll(async () => (await app.usage()).transfers.at(-1)?.atOnce).toBe(10)
    expect(await broken(app)).toEqual([])
    await run(app, request)
    await expect.poll(() => broken(app)).toEqual(['parallel-transfers'])
    await app.restart()
    await run(app, ...times(9, request), ['request', { path: '/echo' }])
    await expect.poll(async () => JSON.stringify(await answers(app))).toContain('request:ok')
    await run(app, request)
    await expect.poll(async () => (await app.usage()).transfers.length).toBe(11)
    expect(await broken(app)).toEqual(['parallel-transfers'])
  })

  test('behind another app transfers end after five seconds, and none begin', async ({ open }) => {
    const app = await open('weapp', { stillClock: true })
    await run(app, request)
    // The date alone stands still until then: timers would go on while this test is slow.
    await app.page.clock.pauseAt(await app.page.evaluate(() => Date.now()))
    await app.background()
    await app.pass(4000)
    expect(await answers(app)).toEqual([])
    await app.pass(1000)
    const interrupted = expect.objectContaining({ errMsg: 'request:fail interrupted' })
    await expect.poll(() => answers(app)).toEqual([interrupted])
    await run(app, ['request', { path: '/echo' }])
    await expect.poll(() => answers(app)).toEqual([interrupted])
    await app.foreground()
    await run(app, ['request', { path: '/echo' }])
    await expect
      .poll(() => answers(app))
      .toEqual([expect.objectContaining({ errMsg: 'request:ok' })])
    expect(await broken(app)).toEqual([])
    expect(new Set(await found(app))).toEqual(new Set(['transfer-in-background']))
  })

  test('five connections are open at once, a sixth is refused', async ({ open }) => {
    const app = await open('weapp')
    await run(app, ...times(5, socket))
    await expect.poll(async () => JSON.stringify(await answers(app))).not.toContain('null')
    expect(await app.errors()).toEqual([])
    await run(app, socket)
    await expect.poll(() => broken(app)).toEqual(['socket-count'])
    await expect.poll(async () => JSON.stringify(await answers(app))).toContain('exceed max')
  })

  test('a file of ten megabytes is sent, a larger one is refused', async ({ open }) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mini-upload-'))
    for (const [name, rules] of [
      ['fits', []],
      ['large', ['upload-size']],
    ] as const) {
      const file = path.join(folder, name)
      fs.writeFileSync(file, Buffer.alloc(10 * 1024 * 1024 + rules.length))
      const app = await open('weapp')
      app.provideFiles([file])
      await run(app, ['chooseImage'])
      await expect.poll(() => answers(app)).toHaveLength(1)
      const [chosen] = (await answers(app)) as { tempFilePaths: string[] }[]
      const filePath = chosen?.tempFilePaths[0]
      await run(app, ['uploadFile', { path: '/nowhere', filePath, name: 'file' }])
      await expect.poll(async () => (await app.usage()).transfers.length).toBe(1)
      await expect.poll(async () => JSON.stringify(await answers(app))).toContain('uploadFile:')
      expect(await broken(app)).toEqual(rules)
    }
  })
})

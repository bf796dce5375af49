import { changed } from './fixture/changed'
import { answers, type Call, expect, run, test } from './fixture/phone'

/** Proves what the published types of Alipay say of answers, and the documents of WeChat. */

const says = (rule: string) => expect.stringContaining(`${rule}: “`)

/** The JSON message in the answer of a call, with its result on top. */
function message(answer: unknown): Record<string, unknown> {
  return JSON.parse((answer as { response: string }).response) as Record<string, unknown>
}

test.describe('alipay', () => {
  const PERSON: [rule: string, call: Call, button: string][] = [
    ['phone-authorised', ['getPhoneNumber'], 'Phone'],
    ['profile-authorised', ['getOpenUserInfo'], 'Person'],
  ]
  for (const [rule, call, button] of PERSON) {
    test(`${rule}: ${call[0]} without consent is a success with code 40003`, async ({ open }) => {
      const app = await open('alipay')
      await run(app, call)
      await expect.poll(() => answers(app)).toHaveLength(1)
      expect(message((await answers(app))[0])).toMatchObject({ response: { code: '40003' } })
      expect(await app.findings()).toEqual([says(rule)])
      await app.current().getByRole('button', { name: button }).click()
      await run(app, call)
      await expect.poll(async () => JSON.stringify(await answers(app))).not.toContain('40003')
      expect(await app.errors()).toEqual([])
    })
  }

  test('a phone number comes sealed and signed', async ({ open }) => {
    const app = await open('alipay', { identity: 'ann' })
    await app.current().getByRole('button', { name: 'Phone' }).click()
    await run(app, ['getPhoneNumber'])
    await expect.poll(() => answers(app)).toHaveLength(1)
    expect(message((await answers(app))[0])).toMatchObject({
      response: expect.any(String),
      sign: expect.any(String),
    })
  })

  test('a profile comes with its code, beside the message and in it', async ({ open }) => {
    const app = await open('alipay')
    await app.current().getByRole('button', { name: 'Person' }).click()
    await run(app, ['getOpenUserInfo'])
    const person = { code: '10000', msg: 'Success', nickName: '支付宝用户', avatar: '' }
    await expect.poll(() => answers(app)).toEqual([expect.objectContaining(person)])
    expect(message((await answers(app))[0])).toMatchObject({ response: person })
    await app.failNext('getOpenUserInfo.code', { error: 40006 })
    await run(app, ['getOpenUserInfo'])
    await expect.poll(() => answers(app)).toEqual([expect.objectContaining({ code: '40006' })])
  })

  const ANSWERS: [call: Call, answer: Record<string, unknown>][] = [
    [['getNetworkType'], { networkAvailable: true, networkType: 'WIFI' }],
    [
      ['getLocation', { type: 0 }],
      { latitude: '31.2304', longitude: '121.4737', accuracy: '30', horizontalAccuracy: '30' },
    ],
    [['getAppBaseInfo'], { SDKVersion: '2.9.0', language: 'zh-Hans', version: '10.5.0' }],
    [['request', { path: '/picture.png', dataType: 'text' }], { status: 200, statusCode: 200 }],
  ]
  for (const [call, answer] of ANSWERS) {
    test(`${call[0]} answers as the published types say`, async ({ open }) => {
      const app = await open('alipay')
      await run(app, call)
      await expect.poll(() => answers(app)).toEqual([expect.objectContaining(answer)])
    })
  }

  test('a sheet answers with the index, and Android draws no cancel button', async ({ open }) => {
    const sheet: Call = ['showActionSheet', { items: ['One', 'Two'], cancelButtonText: 'Away' }]
    const app = await open('alipay')
    await run(app, sheet)
    await expect(app.page.getByRole('button', { name: 'Away' })).toHaveCount(0)
    await app.page.getByRole('button', { name: 'Two' }).click()
    await expect.poll(() => answers(app)).toEqual([{ index: 1, success: true }])
    const other = await open('alipay', { system: 'ios' })
    await run(other, sheet)
    await other.page.getByRole('button', { name: 'Away' }).click()
    await expect.poll(() => answers(other)).toEqual([{ index: -1, success: true }])
  })

  test('what the published types lack is missing', async ({ open }) => {
    const app = await open('alipay')
    const names = ['getUpdateManager', 'onThemeChange', 'getDeviceInfo', 'getRandomValues']
    await run(app, ...names.map((name): Call => ['has', name]))
    await expect.poll(() => answers(app)).toEqual([true, false, false, false])
  })
})

test.describe('weapp', () => {
  const locate: Call = ['getLocation', { type: 'gcj02' }]

  test('a place is given to an app that declares it', async ({ open }) => {
    const dist = changed('weapp', 'app.json', (app) => app.replace('["getLocation"]', '[]'))
    const app = await open('weapp', { dist })
    await run(app, locate)
    await expect.poll(() => app.errors()).toEqual([says('location-declared')])
    expect(JSON.stringify(await answers(app))).toContain('requiredPrivateInfos')
  })

  test('each question about the system has the fields of its document', async ({ open }) => {
    const app = await open('weapp')
    await run(app, ['getAppBaseInfo'], ['getWindowInfo'], ['getDeviceInfo'])
    await expect
      .poll(() => answers(app))
      .toEqual([
        expect.not.objectContaining({ windowWidth: expect.anything() }),
        expect.not.objectContaining({ SDKVersion: expect.anything() }),
        expect.objectContaining({ platform: 'android', brand: 'harness' }),
      ])
    expect((await answers(app))[0]).toMatchObject({ SDKVersion: '3.4.0', theme: 'light' })
  })
})

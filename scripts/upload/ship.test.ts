import { ALIPAY_KEY, BARE_ALIPAY_KEY, fakeWorld, WECHAT_KEY } from './fake-world'
import { ship } from './ship'

// @reads nothing

const weapp = { host: 'weapp', isDryRun: false } as const
const alipay = { host: 'alipay', isDryRun: false } as const
const ALIPAY_ID = { TARO_APP_ID: '2021001234567890' }

test('a build goes to WeChat with its id, its version, its note and its key', async () => {
  const { world, done, text } = fakeWorld()
  expect(await ship(weapp, world)).toBe(0)
  expect(done.sent).toEqual([
    [
      'miniprogram-ci@2.1.42',
      'miniprogram-ci',
      'upload',
      '--appid=wx0123456789abcdef',
      '--project-path=out/weapp',
      '--private-key-path=hidden/key',
      '--upload-version=1.2.0',
      '--upload-description=- Maps follow a finger.',
      '--use-project-config=true',
    ],
  ])
  expect(done.projects.map((project) => JSON.parse(project))).toEqual([
    { appid: 'wx0123456789abcdef', miniprogramRoot: './', libVersion: '2.32.3' },
  ])
  expect(text()).toContain('WeChat has 1.2.0.')
})

test('a build goes to Alipay with the same', async () => {
  const sent = { code: 0, output: '本次上传版本: 1.2.0' }
  const { world, done } = fakeWorld({ environment: ALIPAY_ID, sent })
  expect(await ship({ ...alipay, note: 'Try the maps' }, world)).toBe(0)
  expect(done.sent).toEqual([
    [
      'minidev@2.2.5',
      'minidev',
      'upload',
      '--app-id=2021001234567890',
      '--project=out/alipay',
      '--identity-key-path=hidden/key',
      '--version=1.2.0',
      '--version-description=Try the maps',
    ],
  ])
  expect(done.projects.map((project) => JSON.parse(project))).toEqual([{ format: 2 }])
})

test('a dry run lays out and tells what would go, and sends nothing', async () => {
  const { world, done, text } = fakeWorld()
  expect(await ship({ ...weapp, isDryRun: true }, world)).toBe(0)
  expect(done.sent).toEqual([])
  expect(text()).toBe(`✓ build
✓ budgets
✓ server
✓ app id
✓ version
✓ note
✓ key
To WeChat by miniprogram-ci@2.1.42:
  app id   wx0123456789abcdef
  version  1.2.0
  files    2, 0.1 KB
  note     - Maps follow a finger.
A dry run: nothing was sent.`)
})

test('a dry run does without a key, and says which is missing and where it is', async () => {
  const { world, done, text } = fakeWorld({ environment: { WEAPP_UPLOAD_KEY: '' } })
  expect(await ship({ ...weapp, isDryRun: true }, world)).toBe(0)
  expect(text()).toContain('! key: WEAPP_UPLOAD_KEY is not set. Get it at mp.weixin.qq.com')
  expect(await ship(weapp, world)).toBe(1)
  expect(text()).toContain('Nothing was sent: key')
  expect(done.sent).toEqual([])
})

test('a wrong key is in the way of a dry run too', async () => {
  const { world } = fakeWorld({ environment: { WEAPP_UPLOAD_KEY: '-----BEGIN nonsense' } })
  expect(await ship({ ...weapp, isDryRun: true }, world)).toBe(1)
})

test('all that is in the way is told at once', async () => {
  const { world, done, text } = fakeWorld({
    isFresh: false,
    environment: { TARO_APP_ID: 'touristappid', ALIPAY_UPLOAD_KEY: 'no.json' },
  })
  expect(await ship({ ...alipay, version: '1.0.0', note: 'x'.repeat(200) }, world)).toBe(1)
  expect(done.sent).toEqual([])
  expect(done.projects).toEqual([])
  expect(text()).toContain('✗ build: dist/alipay is not made from these sources')
  expect(text()).not.toContain('budgets')
  expect(text()).toContain(
    '✗ app id: TARO_APP_ID is touristappid, an app id of Alipay is 16 digits',
  )
  expect(text()).toContain('✗ version: 1.0.0 is not newer than 1.1.0')
  expect(text()).toContain('✗ note: 200 characters, Alipay takes 199')
  expect(text()).toContain('✗ key: ALIPAY_UPLOAD_KEY is neither a key nor the path of a file')
  expect(text()).toContain('Nothing was sent: build, app id, version, note, key')
})

test('a build that is too large is not sent', async () => {
  const { world, text } = fakeWorld({ isWithinBudgets: false })
  expect(await ship(weapp, world)).toBe(1)
  expect(text()).toContain('✗ budgets: too large')
})

test.each<[string, Record<string, string>, string, string]>([
  [
    'no server',
    { '.env.production': 'TARO_APP_ORIGIN=' },
    '',
    'settings.origins.mini of taproom.config.ts (TARO_APP_ORIGIN) is not set',
  ],
  [
    'its own machine',
    { '.env.production': 'TARO_APP_ORIGIN=http://127.0.0.1:4000' },
    '',
    'settings.origins.mini of taproom.config.ts (TARO_APP_ORIGIN) is http://127.0.0.1:4000, a mini-program calls https alone',
  ],
  [
    'another server than is meant',
    { 'dist/weapp/app.wxss': 'https://other.example' },
    'https://other.example',
    'the build does not call https://other.example: npm run build -- weapp --force',
  ],
])('a build that calls %s is not sent', async (_, files, origin, problem) => {
  const { world, text } = fakeWorld({ files, environment: { TARO_APP_ORIGIN: origin } })
  expect(await ship(weapp, world)).toBe(1)
  expect(text()).toContain(`✗ server: ${problem}`)
})

test('what taproom.config.ts says counts where nothing else does', async () => {
  const configured = { TARO_APP_ID: 'wx3333333333333333', TARO_APP_ORIGIN: 'https://shop.example' }
  const none = { TARO_APP_ID: '', TARO_APP_ORIGIN: '' }
  const { world, text } = fakeWorld({ configured, environment: none })
  expect(await ship({ ...weapp, isDryRun: true }, world)).toBe(0)
  expect(text()).toContain('app id   wx3333333333333333')
})

test('the app id of the environment comes before that of the files, where the last one counts', async () => {
  const files = {
    '.env.local': 'TARO_APP_ID=wx1111111111111111\n',
    '.env.production': 'OTHER=1\nTARO_APP_ID="wx2222222222222222"\n',
  }
  const own = fakeWorld({ files, environment: { TARO_APP_ID: '' } })
  await ship({ ...weapp, isDryRun: true }, own.world)
  expect(own.text()).toContain('app id   wx2222222222222222')
  const given = fakeWorld({ files })
  await ship({ ...weapp, isDryRun: true }, given.world)
  expect(given.text()).toContain('app id   wx0123456789abcdef')
})

test.each([
  ['that of package.json', undefined, ['v9.0.0'], 0],
  ['newer than the last tag', '1.3.0', ['v1.2.0', 'v1.10.0-rc.1'], 0],
  ['any where there is no tag', '0.1.0', [], 0],
  ['the last tag again', '1.3.0', ['v1.3.0'], 1],
  ['older than the last tag', '1.3.0', ['v1.10.0'], 1],
  ['no version', 'latest', [], 1],
])('a version that is %s', async (_, version, tags, code) => {
  const { world } = fakeWorld({ tags })
  expect(await ship({ ...weapp, version, isDryRun: true }, world)).toBe(code)
})

test('a version without a section of its own has the newest note, and its difference is told', async () => {
  const { world, text } = fakeWorld()
  await ship({ ...weapp, version: '1.3.0', isDryRun: true }, world)
  expect(text()).toContain('note     - Not yet.')
  expect(text()).toContain('version  1.3.0 (the app calls itself 1.2.0)')
})

test('a changelog that says nothing asks for a note', async () => {
  const { world, text } = fakeWorld({ files: { 'CHANGELOG.md': '# Changelog\n' } })
  expect(await ship(weapp, world)).toBe(1)
  expect(text()).toContain('✗ note: CHANGELOG.md says nothing: give one with --note')
})

describe('an upload that did not arrive ends with 1', () => {
  test.each([
    ['a tool that fails', { code: 1, output: 'invalid ip\ndone' }],
    ['a tool that ends well and does not say so', { code: 0, output: 'Error: no network' }],
  ])('%s', async (_, sent) => {
    const { world, text } = fakeWorld({ sent })
    expect(await ship(weapp, world)).toBe(1)
    expect(text()).toContain(sent.output)
    expect(text()).toContain('WeChat did not say that 1.2.0 arrived')
  })
})

test.each([
  ['WeChat', weapp, {}, WECHAT_KEY],
  ['Alipay', alipay, ALIPAY_ID, ALIPAY_KEY],
  ['Alipay', alipay, ALIPAY_ID, BARE_ALIPAY_KEY],
])('a key of %s is in nothing that is printed or sent', async (_, wish, id, key) => {
  const read = key.replaceAll('\\n', '\n')
  const { world, done, text } = fakeWorld({
    environment: { ...id, [`${wish.host.toUpperCase()}_UPLOAD_KEY`]: key },
    sent: { code: 1, output: `failed with ${key} or ${read}` },
  })
  await ship(wish, world)
  const secrets = read.match(/[\w+/=]{20,}/g) ?? []
  expect(secrets.length).toBeGreaterThan(0)
  expect(text()).toContain('failed with')
  const seen = `${text()} ${JSON.stringify(done)}`
  expect(secrets.filter((secret) => seen.includes(secret))).toEqual([])
})

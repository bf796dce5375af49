import fs from 'node:fs'
import path from 'node:path'
import { answers, type Call, expect, run, test } from './fixture/phone'
import { ALIPAY_RULES } from './runtime/limits/rules-alipay'
import { WEAPP_RULES } from './runtime/limits/rules-weapp'
import type { MiniHost } from './types'

/** Proves that the harness looks at what is asked of a host, by the words of its documents. */

const RULES = { weapp: WEAPP_RULES, alipay: ALIPAY_RULES }
const ICON = 'https://pictures.test/a.png'

/** A limit, a call just within it, one beyond, and how the host answers that one. */
type Row = readonly [rule: string, within: Call, beyond: Call, answer: RegExp]

const REFUSED = /parameter error/
const GONE_ON = /:ok|\{\}|success/

const modal = (options: object): Call => ['showModal', { title: 'Sure?', ...options }]
const bar = (options: object): Call => [
  'setNavigationBarColor',
  { frontColor: '#ffffff', backgroundColor: '#222222', ...options },
]
const pay = (options: object): Call => [
  'requestPayment',
  { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', ...options },
]
const tabs = (options: object): Call => ['setTabBarStyle', options]
const place = (options: object): Call => [
  'openLocation',
  { latitude: 31, longitude: 121, ...options },
]
const items = (count: number): string[] => Array.from({ length: count }, (_, at) => `Entry ${at}`)

const WEAPP: readonly Row[] = [
  [
    'modal-label',
    modal({ confirmText: '确认支付' }),
    modal({ confirmText: '确认支付吗' }),
    /4 Chinese/,
  ],
  [
    'modal-label',
    modal({ cancelText: 'Back now' }),
    modal({ cancelText: 'Back soon' }),
    /4 Chinese/,
  ],
  ['modal-colour', modal({ confirmColor: '#c2410c' }), modal({ confirmColor: 'red' }), REFUSED],
  [
    'sheet-items',
    ['showActionSheet', { itemList: items(6) }],
    ['showActionSheet', { itemList: items(7) }],
    /large than 6/,
  ],
  [
    'toast-title',
    ['showToast', { title: '七个汉字的长度' }],
    ['showToast', { title: '这里有八个汉字了' }],
    GONE_ON,
  ],
  ['bar-front', bar({}), bar({ frontColor: '#fff' }), REFUSED],
  ['bar-background', bar({}), bar({ backgroundColor: 'rgb(0,0,0)' }), REFUSED],
  [
    'page-background',
    ['setBackgroundColor', { backgroundColor: '#ffffff' }],
    ['setBackgroundColor', { backgroundColor: 'white' }],
    REFUSED,
  ],
  [
    'preview-urls',
    ['previewImage', { urls: [ICON] }],
    ['previewImage', { urls: ['assets/a.png'] }],
    REFUSED,
  ],
  [
    'preview-current',
    ['previewImage', { urls: [ICON], current: ICON }],
    ['previewImage', { urls: [ICON], current: 0 }],
    REFUSED,
  ],
  ['tab-border', tabs({ borderStyle: 'white' }), tabs({ borderStyle: '#ffffff' }), REFUSED],
  ['tab-colour', tabs({ color: '#57534e' }), tabs({ color: 'grey' }), REFUSED],
  [
    'profile-purpose',
    ['getUserProfile', { desc: 'x'.repeat(30) }],
    ['getUserProfile', { desc: 'x'.repeat(31) }],
    REFUSED,
  ],
  [
    'subscribe-count',
    ['requestSubscribeMessage', { tmplIds: items(3) }],
    ['requestSubscribeMessage', { tmplIds: items(4) }],
    /out of max bounds/,
  ],
  ['location-type', ['getLocation', { type: 'gcj02' }], ['getLocation', { type: 'bd09' }], REFUSED],
  ['place-range', place({}), place({ latitude: 91 }), REFUSED],
  ['place-scale', place({ scale: 16 }), place({ scale: 19 }), REFUSED],
  ['media-count', ['chooseMedia', { count: 20 }], ['chooseMedia', { count: 21 }], REFUSED],
  [
    'message-file-count',
    ['chooseMessageFile', { count: 100 }],
    ['chooseMessageFile', { count: 101 }],
    REFUSED,
  ],
  ['payment-nonce', pay({ nonceStr: 'n'.repeat(32) }), pay({ nonceStr: 'n'.repeat(33) }), REFUSED],
  ['payment-package', pay({}), pay({ package: '1' }), REFUSED],
  ['payment-time', pay({}), pay({ timeStamp: 1 }), REFUSED],
  [
    'random-length',
    ['getRandomValues', { length: 1_048_576 }],
    ['getRandomValues', { length: 1_048_577 }],
    REFUSED,
  ],
  [
    'transfer-timeout',
    ['request', { path: '/echo', timeout: 60_000 }],
    ['request', { path: '/echo', timeout: 60_001 }],
    GONE_ON,
  ],
  [
    'transfer-referer',
    ['request', { path: '/echo', header: { Accept: '*/*' } }],
    ['request', { path: '/echo', header: { Referer: 'https://a.test' } }],
    GONE_ON,
  ],
]

const style = (options: object): Call => [
  'setTabBarStyle',
  { color: '#000000', selectedColor: '#111111', backgroundColor: '#ffffff', ...options },
]

const ALIPAY: readonly Row[] = [
  ['tab-style', style({ borderStyle: 'white' }), style({}), REFUSED],
  ['tab-border', style({ borderStyle: '#FFABABAE' }), style({ borderStyle: 'grey' }), REFUSED],
  [
    'tab-colour',
    style({ borderStyle: 'black' }),
    style({ borderStyle: 'black', color: 'red' }),
    REFUSED,
  ],
  [
    'tab-text',
    ['setTabBarItem', { index: 0, text: 'Home' }],
    ['setTabBarItem', { index: 0 }],
    REFUSED,
  ],
  ['location-type', ['getLocation', { type: 1 }], ['getLocation', { type: 'gcj02' }], REFUSED],
  [
    'preview-urls',
    ['previewImage', { urls: [ICON] }],
    ['previewImage', { urls: ['assets/a.png'] }],
    REFUSED,
  ],
  [
    'preview-current',
    ['previewImage', { urls: [ICON], current: 0 }],
    ['previewImage', { urls: [ICON], current: ICON }],
    REFUSED,
  ],
  [
    'bar-front',
    ['setNavigationBar', { frontColor: '#FFFFFF' }],
    ['setNavigationBar', { frontColor: '#fff' }],
    REFUSED,
  ],
  [
    'bar-background',
    ['setNavigationBar', { backgroundColor: '#FF0000' }],
    ['setNavigationBar', { backgroundColor: 'red' }],
    REFUSED,
  ],
  [
    'bar-image',
    ['setNavigationBar', { image: ICON }],
    ['setNavigationBar', { image: 'http://pictures.test/a.png' }],
    REFUSED,
  ],
  [
    'toast-type',
    ['showToast', { content: 'Done', type: 'fail' }],
    ['showToast', { content: 'Done', type: 'error' }],
    REFUSED,
  ],
  ['sheet-items', ['showActionSheet', { items: items(9) }], ['showActionSheet', {}], REFUSED],
  ['payment-order', ['tradePay', { tradeNO: 'T1' }], ['tradePay', { tradeNo: 'T1' }], REFUSED],
  [
    'subscribe-count',
    ['requestSubscribeMessage', { entityIds: items(3) }],
    ['requestSubscribeMessage', { entityIds: items(4) }],
    REFUSED,
  ],
  [
    'background-text',
    ['setBackgroundTextStyle', { textStyle: 'dark' }],
    ['setBackgroundTextStyle', { textStyle: 'black' }],
    REFUSED,
  ],
  [
    'transfer-timeout',
    ['request', { path: '/echo', timeout: 60_000 }],
    ['request', { path: '/echo', timeout: 60_001 }],
    /status|JSON/,
  ],
  [
    'transfer-referer',
    ['request', { path: '/echo', headers: { Accept: '*/*' } }],
    ['request', { path: '/echo', headers: { Referer: 'https://a.test' } }],
    /status|JSON/,
  ],
  [
    'transfer-headers',
    ['request', { path: '/echo', headers: { 'X-Number': '1' } }],
    ['request', { path: '/echo', headers: { 'X-Number': 1 } }],
    /status|JSON/,
  ],
]

/** The document's words a broken limit is told with. */
function sentence(host: MiniHost, rule: string): RegExp {
  const { document, words } = (RULES[host] as Record<string, { document: string; words: string }>)[
    rule
  ] as { document: string; words: string }
  const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^limit: ${plain(document)}: .*\\(${host} ${rule}: “${plain(words)}”\\)$`)
}

for (const [host, rows] of [
  ['weapp', WEAPP],
  ['alipay', ALIPAY],
] as const) {
  for (const [rule, within, beyond, answer] of rows) {
    const [name, ...given] = beyond
    test(`${host}: ${rule}: ${name} ${JSON.stringify(given).slice(0, 80)} is told`, async ({
      open,
    }) => {
      const app = await open(host)
      await run(app, within)
      await expect.poll(() => app.calls.map(([name]) => name)).toContain(within[0])
      expect(await app.errors()).toEqual([])
      await app.restart()
      await run(app, beyond)
      await expect.poll(async () => JSON.stringify(await answers(app))).toMatch(answer)
      expect(await app.errors()).toEqual([expect.stringMatching(sentence(host, rule))])
    })
  }
}

test('every limit is tried', () => {
  const specs = fs
    .readdirSync(__dirname)
    .filter((name) => /^limits.*\.spec\.ts$/.test(name))
    .map((name) => fs.readFileSync(path.join(__dirname, name), 'utf8'))
    .join('\n')
  const names = Object.values(RULES).flatMap((rules) => Object.keys(rules))
  expect(names.filter((name) => !specs.includes(`'${name}'`))).toEqual([])
})

test('the README lists every limit with the words of its document', () => {
  const lines = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8').split('\n')
  for (const [host, rules] of Object.entries(RULES)) {
    for (const [rule, { document, words }] of Object.entries(rules)) {
      const row = `| \`${rule}\` | ${document} | ${words.replaceAll('|', '\\|')} |`
      expect(
        lines.filter((line) => line.startsWith(row)),
        `${host} ${row}`,
      ).toHaveLength(1)
    }
  }
})

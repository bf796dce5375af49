import { encodePart } from '../../src/shared/url'
import type { Sandbox } from '../app'
import { CONTROL_HEADER } from '../controls/gate'
import type { Range, Shot } from './findings'
import { HOSTILE_TEXTS, hostile } from './inputs'
import { randomOf } from './random'

type Route = readonly [method: string, path: string]

/** What is served beside the calls; `*` stands for something hostile. */
const ROUTES: readonly Route[] = [
  ['POST', '/pay/wechat/login'],
  ['POST', '/pay/alipay/login'],
  ['POST', '/pay/wechat/phone'],
  ['POST', '/pay/alipay/phone'],
  ['GET', '/pay/vendors/weixin/sns/jscode2session?appid=*&secret=*&js_code=*'],
  ['GET', '/pay/vendors/weixin/sns/oauth2/access_token?appid=*&secret=*&code=*'],
  ['POST', '/pay/vendors/weixin/cgi-bin/stable_token'],
  ['POST', '/pay/vendors/weixin/wxa/business/getuserphonenumber?access_token=*'],
  ['POST', '/pay/vendors/alipay/gateway.do'],
  ['POST', '/pay/wechat/sheet'],
  ['POST', '/pay/alipay/sheet'],
  ['GET', '/pay/wechat/oauth?redirect_uri=*&state=*&lang=*'],
  ['POST', '/pay/wechat/oauth'],
  ['GET', '/pay/cashier?token=*&lang=*'],
  ['POST', '/pay/cashier'],
  ['POST', '/pay/cashier/decision'],
  ['POST', '/pay/notify/wechat'],
  ['POST', '/pay/notify/*'],
  ['GET', '/pictures/*'],
  ['GET', '/pictures/avatar/*.svg?w=*'],
  ['GET', '/pictures/poster/*.svg?name=*&code=*'],
  ['GET', '/pictures/qr/*.svg?text=*'],
  ['GET', '/files/*'],
  ['GET', '/openapi.json?x=*'],
  ['GET', '/*'],
  ['POST', '/*'],
  ['PUT', '/main/*'],
  ['GET', '/main/*/*'],
  ['DELETE', '/generic/*'],
  ['OPTIONS', '/main/*'],
  ['GET', '/sandbox/*'],
]

/** Called with the token too: a tester's slip is answered with a sentence, not with a fault. */
const CONTROLS: readonly Route[] = [
  ['POST', '/sandbox/reset'],
  ['GET', '/sandbox/sms?mobile=*'],
  ['POST', '/sandbox/clock'],
  ['POST', '/sandbox/faults'],
  ['POST', '/sandbox/view-definition'],
  ['DELETE', '/sandbox/view-definition?url=*'],
  ['GET', '/sandbox/offline-recharges'],
  ['POST', '/sandbox/offline-recharges'],
]

const FIELDS = [
  ['token', 'action', 'lang', 'sign', 'payId', 'amount', 'returnUrl'],
  ['redirect_uri', 'state', 'identity', 'action'],
  ['id', 'status', 'amount', 'gateway', 'code', 'url', 'definition'],
] as const

function shoot(seed: number, [method, template]: Route, index: number): Shot {
  const name = `${seed} ${method} ${template} ${index}`
  const random = randomOf(name)
  const text = () => encodePart(random.pick(HOSTILE_TEXTS))
  const path = template.replace(/\*/g, text)
  if (method === 'GET' || method === 'OPTIONS') return { name, path, init: { method, headers: {} } }
  const values = Object.fromEntries(random.pick(FIELDS).map((field) => [field, hostile(random)]))
  const form = new URLSearchParams(
    Object.entries(values).map(([field, value]) => [field, String(value).slice(0, 2000)]),
  ).toString()
  const bodies = [
    ['application/json', JSON.stringify(values)],
    ['application/json', JSON.stringify(values).slice(0, 40)],
    ['application/json', JSON.stringify(hostile(random))],
    ['application/x-www-form-urlencoded', form],
    ['multipart/form-data; boundary=x', `--x\r\n${form}`],
    ['text/plain', 'x'],
    ['', ''],
  ] as const
  const [contentType, body] = random.pick(bodies)
  return { name, path, init: { method, body, headers: { 'content-type': contentType } } }
}

/** So many cases of every route that is no call, and of the controls with their token. */
export async function attackRoutes(
  range: Range,
  sandbox: Sandbox,
  seed: number,
  cases: number,
): Promise<void> {
  for (const route of ROUTES) {
    for (let index = 0; index < cases; index++) await range.fire(shoot(seed, route, index))
  }
  for (const route of CONTROLS) {
    for (let index = 0; index < cases; index++) {
      const { init, ...shot } = shoot(seed, route, index)
      const headers = { ...init.headers, [CONTROL_HEADER]: sandbox.controlToken }
      await range.fire({ ...shot, init: { ...init, headers } })
      // What was planned by chance would be taken for a fault of the server.
      sandbox.services.faults.clear()
      sandbox.services.clock.setOffset(0)
    }
  }
}

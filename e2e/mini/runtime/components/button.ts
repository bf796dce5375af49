import { authorise } from '../apis/my-person'
import { boot, isAlipay } from '../boot'
import { HostFailure, logCall, plannedFailure, sandbox } from '../bridge'
import { chooseFile } from '../files'
import { consentBy, whenPrivacyAgreed } from '../privacy'
import { shareFrom } from '../share'
import { text, truthy } from '../units'
import { ancestor, type Builtin, type BuiltinDefinition, mark } from './builtin'
import { view } from './view'

type Opening = (part: Builtin) => void | Promise<void>

/** What each `open-type` does beyond the tap. */
const OPENINGS: Record<string, Opening> = {
  getPhoneNumber: askPhoneNumber,
  getRealtimePhoneNumber: askPhoneNumber,
  chooseAvatar: chooseAvatar,
  share: (part) => {
    const { id } = part.element()
    shareFrom({ from: 'button', target: { id, dataset: part.node.dataset ?? {} } })
  },
  contact: (part) => {
    logCall('openContact', null)
    part.emit('contact', { path: '', query: {} })
  },
  getAuthorize: (part) => {
    logCall('getAuthorize', { scope: part.data.scope ?? null })
    authorise(text(part.data.scope))
    part.emit('getauthorize', {})
  },
  getUserInfo: (part) => {
    part.emit('getuserinfo', { userInfo: { nickName: '微信用户', avatarUrl: '' } })
  },
  openSetting: (part) => part.emit('opensetting', { authSetting: {} }),
  agreePrivacyAuthorization: (part) => {
    consentBy(part.element().id)
    part.emit('agreeprivacyauthorization', {})
  },
}

export const button: BuiltinDefinition = {
  attributes: [
    ...(view.attributes ?? []),
    'disabled',
    'loading',
    'type',
    'size',
    'plain',
    'formType',
    'openType',
    'scope',
    'name',
  ],
  setup(part) {
    view.setup?.(part)
    part.attached(() => {
      const element = part.element()
      if (!element.hasAttribute('role')) element.setAttribute('role', 'button')
    })
    part.watch('disabled', (value) => {
      mark(part.element(), 'disabled', truthy(value))
      mark(part.element(), 'aria-disabled', truthy(value) ? 'true' : '')
    })
    part.watch('loading', (value) => mark(part.element(), 'loading', truthy(value)))
    part.watch('type', (value) => mark(part.element(), 'type', text(value)))
    part.watch('size', (value) => mark(part.element(), 'size', text(value)))
    part.on('tap', () => {
      void openBy(part, text(part.data.openType))
      const formType = text(part.data.formType)
      if (formType) ancestor(part.node, 'wx-form')?.triggerEvent(`mini-${formType}`, {}, {})
    })
  },
}

/** Does what an `open-type` asks, or lets the person refuse when a test planned that. */
function openBy(part: Builtin, openType: string): void | Promise<void> {
  const refusal = OPENINGS[openType] ? plannedFailure(openType) : undefined
  if (!refusal) return OPENINGS[openType]?.(part)
  // Alipay has one event for all refusals.
  part.emit(isAlipay() ? 'error' : openType.toLowerCase(), refusal)
}

/** Older ones give the sealed number alone: “从基础库 2.21.2 开始，对获取手机号的接口进行了安全升级”. */
const FIRST_WITH_CODE = '2.21.2'

function isBefore(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0
}

async function askPhoneNumber(part: Builtin): Promise<void> {
  try {
    await whenPrivacyAgreed('button.getPhoneNumber')
    const answer = await sandbox<object>('/pay/wechat/phone', {})
    if (!answer.ok) throw new HostFailure(answer.body.message ?? `status ${answer.status}`)
    const { code, ...sealed } = answer.body as { code?: string }
    const proof = isBefore(boot().baseLibrary, FIRST_WITH_CODE) ? sealed : { code, ...sealed }
    part.emit('getphonenumber', { errMsg: 'getPhoneNumber:ok', ...proof })
  } catch (reason) {
    const { message } = reason as Error
    part.emit('getphonenumber', { errMsg: `getPhoneNumber:fail ${message}` })
  }
}

async function chooseAvatar(part: Builtin): Promise<void> {
  if (isAlipay()) return
  try {
    await whenPrivacyAgreed('button.chooseAvatar')
  } catch {
    // A refusal has no event here, as on WeChat.
    return
  }
  const file = await chooseFile()
  part.emit('chooseavatar', { avatarUrl: file.path })
}

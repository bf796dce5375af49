import { plannedFailure } from '../bridge'
import { note } from '../limits/breach'
import { proof } from './payments'

/** What a person may let the app have, by the `scope` of the button. */
const authorised = new Set<string>()

const REFUSALS: Record<string, { msg: string; subCode: string; subMsg: string }> = {
  '40003': {
    msg: 'Insufficient Conditions',
    subCode: 'isv.invalid-auth-relations',
    subMsg: '无效的授权关系',
  },
  '40006': {
    msg: 'Insufficient Permissions',
    subCode: 'isv.insufficient-isv-permissions',
    subMsg: 'ISV权限不足',
  },
}

/** A tap on the button that asks for `scope` is the consent. */
export function authorise(scope: string): void {
  authorised.add(scope)
}

/**
 * `my.getPhoneNumber`. `response` is the whole message as JSON: `{response, sign}` for the server to check and
 * open, or `{response: {code}}` when it is refused, which is a `success` too.
 */
export async function sealedPhoneNumber(): Promise<object> {
  const code = refusalOf('getPhoneNumber', 'phoneNumber')
  if (code) return { response: JSON.stringify({ response: { code, ...REFUSALS[code] } }) }
  const sealed = await proof<Record<string, unknown>>('/pay/alipay/phone')
  const { response = sealed.encryptedData ?? '', sign = 'unsigned' } = sealed
  // What the sandbox says beyond the two is handed on as it is.
  return { response: JSON.stringify({ ...sealed, response, sign }) }
}

/** `my.getOpenUserInfo`: the fields of the published types, and the message they were read from. */
export function openUserInfo(): object {
  const code = refusalOf('getOpenUserInfo', 'userInfo')
  const person = code
    ? { code, ...REFUSALS[code] }
    : { code: '10000', msg: 'Success', nickName: '支付宝用户', avatar: '', gender: '', city: '' }
  return {
    subCode: '',
    subMsg: '',
    ...person,
    response: JSON.stringify({ response: person }),
  }
}

/** The code a call is refused with, if it is: one a test planned, or that nobody has authorised it. */
function refusalOf(api: 'getPhoneNumber' | 'getOpenUserInfo', scope: string): string | undefined {
  const planned = plannedFailure(`${api}.code`)?.error
  if (planned !== undefined) return String(planned)
  if (authorised.has(scope)) return undefined
  note(api === 'getPhoneNumber' ? 'phone-authorised' : 'profile-authorised', 'nobody has agreed')
  return '40003'
}

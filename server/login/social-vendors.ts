import { VendorError } from '../gateways/ports'
import type { LoginVendor, MiniProgramVendor, SocialVendors } from '../gateways/social'
import type { Context } from '../handler'
import { Refusal } from '../refusal'

/** No vendor is connected: in production the simulated ones do not exist. */
const NO_PLATFORM = new Refusal(501, {
  en: 'Logging in through WeChat or Alipay is not set up here.',
  'zh-Hans': '暂未开通微信或支付宝登录',
})
const NO_ANSWER = new Refusal(503, {
  en: 'The login service does not answer. Try again in a moment.',
  'zh-Hans': '登录服务暂时没有响应，请稍后再试',
})

/** Whose mini-programs there are. */
export type MiniProgram = 'wechat' | 'alipay'

/** Whose mini-program a call comes from; what does not say it is taken for WeChat's. */
export const miniProgramOf = ({ clientType }: Context): MiniProgram =>
  clientType === 'Alipay' ? 'alipay' : 'wechat'

/** @throws Refusal 501 where the vendor is not set up. */
export function miniVendor(context: Context, name: MiniProgram): MiniProgramVendor {
  return required(context.services.gateways.social, name)
}

/** @throws Refusal 501 where the vendor is not set up. */
export function officialVendor({ services }: Context): LoginVendor {
  return required(services.gateways.social, 'official')
}

function required<N extends keyof SocialVendors>(
  vendors: SocialVendors,
  name: N,
): NonNullable<SocialVendors[N]> {
  const vendor = vendors[name]
  if (!vendor) throw NO_PLATFORM
  return vendor
}

/** What a vendor says. @throws Refusal 503 when it does not say it; why is for the operator. */
export async function answered<T>({ services }: Context, answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof VendorError)) throw error
    services.fail('asking a vendor who logs in', error)
    throw NO_ANSWER
  })
}

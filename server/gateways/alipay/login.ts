import * as v from 'valibot'
import { VendorError } from '../ports'
import { isSigned } from '../rsa'
import { openJson } from '../sealed'
import type { MiniProgramVendor, SealedPhone, SocialSession } from '../social'
import type { AlipayApi } from './api'

const BAD_CODE = 'isv.code-invalid'
/** Content is sealed with the key of the app and a vector of zeros. */
export const ZEROS = Buffer.alloc(16)

/** Apps of before 2023 are told a number, newer ones an id of their own. */
const token = v.object({
  user_id: v.optional(v.string(), ''),
  open_id: v.optional(v.string(), ''),
})
const phone = v.object({ code: v.literal('10000'), mobile: v.pipe(v.string(), v.minLength(1)) })

/** Alipay's mini-program. */
export class AlipayMini implements MiniProgramVendor {
  constructor(
    private readonly api: AlipayApi,
    /** The key content is sealed with (AES), 16 bytes. */
    private readonly contentKey: () => Promise<Buffer>,
  ) {}

  async exchange(code: string): Promise<SocialSession | undefined> {
    const params = { grant_type: 'authorization_code', code }
    const asked = this.api.call('alipay.system.oauth.token', params, token)
    const answer = await asked.catch((error: unknown) => {
      if (error instanceof VendorError && error.code === BAD_CODE) return undefined
      throw error
    })
    if (!answer) return undefined
    const openId = answer.user_id || answer.open_id
    if (openId === '') throw new VendorError('UNREADABLE', 'a token of nobody')
    return { openId, sessionKey: '' }
  }

  /** Alipay gives out no such codes. */
  async phoneOfCode(): Promise<undefined> {
    return undefined
  }

  async openPhone({ data, sign }: SealedPhone): Promise<string | undefined> {
    const { alipayKeys } = await this.api.app()
    // The sealed text is signed as the JSON text it was sent as.
    const isItsOwn = [...alipayKeys.values()].some((key) => isSigned(`"${data}"`, sign, key))
    if (!isItsOwn) return undefined
    const key = await this.contentKey()
    const read = v.safeParse(phone, openJson(data, { key, iv: ZEROS }))
    return read.success ? read.output.mobile : undefined
  }
}

import type { KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { type Send, VendorError } from '../ports'
import { answerOf, beijingTime, type Params, signedParams } from './wire'

/** An app of a merchant at Alipay. */
export interface AlipayApp {
  readonly appId: string
  readonly privateKey: KeyObject
  /** Alipay's own for this app, by the numbers of their certificates; under an empty one where it has none. */
  readonly alipayKeys: ReadonlyMap<string, KeyObject>
  /** What each request says of certificates; empty where keys have none. */
  readonly certificateParams: Params
  /** The gateway: the real one, or the simulated one. */
  readonly gatewayUrl: string
  /** Where it tells us of money. */
  readonly notifyUrl: string
}

/** What every call says. */
const said = v.object({
  code: v.string(),
  msg: v.optional(v.string(), ''),
  sub_code: v.optional(v.string(), ''),
  sub_msg: v.optional(v.string(), ''),
})
const OK = '10000'

/** The openapi of Alipay, as an app speaks it. */
export class AlipayApi {
  /** @param app asked for at each call: a sandbox makes its keys at the first. */
  constructor(
    readonly app: () => Promise<AlipayApp>,
    private readonly send: Send,
    private readonly now: () => number,
  ) {}

  /** A request with all that every one has, signed. */
  async sign(method: string, params: Params): Promise<Params> {
    const { appId, privateKey, certificateParams } = await this.app()
    const common = {
      ...certificateParams,
      app_id: appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: beijingTime(this.now()),
      version: '1.0',
    }
    return signedParams({ ...common, ...params }, privateKey)
  }

  /**
   * Calls a method and reads the answer that Alipay has signed.
   *
   * @throws VendorError when it refuses, or did not sign what came.
   */
  async call<S extends v.GenericSchema>(
    method: string,
    params: Params,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    const { gatewayUrl, alipayKeys } = await this.app()
    const signed = await this.sign(method, params)
    const response = await this.send(`${gatewayUrl}?charset=utf-8`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body: new URLSearchParams(signed).toString(),
    })
    const content = answerOf(await response.text(), method, (number) => alipayKeys.get(number))
    if (content === undefined) {
      throw new VendorError('UNSIGNED', `the answer was not signed by Alipay (${response.status})`)
    }
    const general = v.safeParse(said, content)
    // Tokens are answered without a code.
    const { code, msg, sub_code, sub_msg } = general.success ? general.output : NO_CODE
    if (code !== OK) throw new VendorError(sub_code || code, sub_msg || msg)
    const read = v.safeParse(schema, content)
    if (read.success) return read.output
    throw new VendorError('UNREADABLE', 'the answer is not one of the vendor')
  }
}

const NO_CODE = { code: OK, msg: '', sub_code: '', sub_msg: '' }

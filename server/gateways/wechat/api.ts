import { type KeyObject, X509Certificate } from 'node:crypto'
import * as v from 'valibot'
import { type Send, VendorError } from '../ports'
import {
  authorizationOf,
  isOfPlatform,
  type KeysBySerial,
  type Signer,
  sealedMessage,
  serialOf,
  unseal,
} from './wire'

/** Who speaks to WeChat Pay, and whom it believes. */
export interface WechatPayAccount extends Signer {
  readonly mchId: string
  /** 32 characters. */
  readonly apiKey: string
  /** Keys that are given; others are fetched when they are first met. */
  readonly platformKeys: KeysBySerial
  /** Where the vendor is, without a slash at the end: the real one, or the simulated one. */
  readonly baseUrl: string
}

const failure = v.object({ code: v.string(), message: v.optional(v.string(), '') })
const UNREADABLE = { code: 'UNREADABLE', message: 'the answer is not one of the vendor' }

const CERTIFICATES = '/v3/certificates'
const certificates = v.object({
  data: v.array(v.object({ serial_no: v.string(), encrypt_certificate: sealedMessage })),
})
/** An unknown number makes the certificates be fetched, but not oftener: anybody may write to our door. Seconds. */
const FETCH_PAUSE = 60

/** WeChat Pay's API, as a merchant speaks it: each request is signed, and each answer has to be. */
export class WechatPayApi {
  private fetched: KeysBySerial = new Map()
  private fetchedAt = Number.NEGATIVE_INFINITY

  /** @param account asked for at each call: a sandbox makes its keys at the first. */
  constructor(
    private readonly account: () => Promise<WechatPayAccount>,
    private readonly send: Send,
    private readonly now: () => number,
  ) {}

  /**
   * Sends a request and gives back what the platform has signed; undefined for an empty answer.
   *
   * @throws VendorError when it refuses, or did not sign what came.
   */
  async call(method: 'GET' | 'POST', path: string, content?: object): Promise<unknown> {
    const response = await this.request(method, path, content)
    const text = await response.text()
    if (await this.isSaid(response.headers, text)) return text === '' ? undefined : parsed(text)
    throw new VendorError('UNSIGNED', 'the answer was not signed by the platform')
  }

  /** Whether the platform said this, just now. A number nobody knows makes its certificates be fetched once more. */
  async isSaid(headers: Headers, body: string): Promise<boolean> {
    const { platformKeys } = await this.account()
    const serial = serialOf(headers)
    const find = () => platformKeys.get(serial) ?? this.fetched.get(serial)
    if (!find() && this.now() - this.fetchedAt >= FETCH_PAUSE) await this.fetchKeys()
    const key = find()
    return key !== undefined && isOfPlatform(headers, body, new Map([[serial, key]]), this.now())
  }

  private async request(method: 'GET' | 'POST', path: string, content?: object): Promise<Response> {
    const account = await this.account()
    const url = new URL(account.baseUrl + path)
    const body = content === undefined ? '' : JSON.stringify(content)
    const request = { method, path: url.pathname + url.search, body }
    const [serial = ''] = [...account.platformKeys.keys(), ...this.fetched.keys()]
    const headers = {
      accept: 'application/json',
      'user-agent': 'taproom',
      authorization: authorizationOf(request, account, this.now()),
      ...(serial && { 'wechatpay-serial': serial }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const response = await this.send(url.href, { method, headers, ...(body && { body }) })
    if (response.ok) return response
    const said = v.safeParse(failure, parsed(await response.text()))
    const { code, message: words } = said.success ? said.output : UNREADABLE
    throw new VendorError(code, `${words} (${response.status})`)
  }

  /**
   * Takes the certificates that only who knows the APIv3 key can have sealed, from an answer that one of them
   * signed. Where there are none, as for merchants with a public key, nothing is known afterwards.
   */
  private async fetchKeys(): Promise<void> {
    this.fetchedAt = this.now()
    const { apiKey } = await this.account()
    try {
      const response = await this.request('GET', CERTIFICATES)
      const text = await response.text()
      const { data } = v.parse(certificates, parsed(text))
      const keys = new Map<string, KeyObject>()
      for (const { serial_no, encrypt_certificate } of data) {
        const certificate = new X509Certificate(unseal(encrypt_certificate, apiKey))
        if (this.isLiving(certificate) && certificate.serialNumber === serial_no)
          keys.set(serial_no, certificate.publicKey)
      }
      if (isOfPlatform(response.headers, text, keys, this.now())) this.fetched = keys
    } catch {
      // Who is not known is not believed; the caller says so.
    }
  }

  private isLiving({ validFrom, validTo }: X509Certificate): boolean {
    const now = this.now() * 1000
    return Date.parse(validFrom) <= now && now < Date.parse(validTo)
  }
}

/** @throws VendorError for what is not an answer of the vendor. */
export function readAnswer<S extends v.GenericSchema>(
  schema: S,
  answer: unknown,
): v.InferOutput<S> {
  const read = v.safeParse(schema, answer)
  if (read.success) return read.output
  throw new VendorError(UNREADABLE.code, UNREADABLE.message)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

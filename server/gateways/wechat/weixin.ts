import * as v from 'valibot'
import { type Send, VendorError } from '../ports'

/** An app at WeChat's platform: a mini-program or an official account. */
export interface WeixinApp {
  readonly appId: string
  readonly secret: string
  /** Where the vendor is, without a slash at the end: the real one, or the simulated one. */
  readonly apiUrl: string
}

const failure = v.object({ errcode: v.number(), errmsg: v.optional(v.string(), '') })

interface Question {
  readonly query?: Readonly<Record<string, string>>
  /** With it the question is posted. */
  readonly content?: object
}

/**
 * Asks WeChat's platform. It answers everything with 200, and signs nothing: the line alone says who answers.
 *
 * @param path of the call, with a slash before it.
 * @throws VendorError whose code is the vendor's `errcode`, or that says why there is no answer. No secret is in it.
 */
export async function askWeixin<S extends v.GenericSchema>(
  send: Send,
  apiUrl: string,
  path: string,
  { query = {}, content }: Question,
  schema: S,
): Promise<v.InferOutput<S>> {
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
  const posted = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  }
  const response = await send(`${apiUrl}${path}${search}`, content ? posted : { method: 'GET' })
  // It is called text/plain.
  const answer: unknown = await response.json().catch(() => undefined)
  const failed = v.safeParse(failure, answer)
  if (failed.success && failed.output.errcode !== 0) {
    throw new VendorError(String(failed.output.errcode), failed.output.errmsg)
  }
  const read = v.safeParse(schema, answer)
  if (read.success) return read.output
  throw new VendorError('UNREADABLE', `no answer of WeChat (${response.status})`)
}

import type { Options } from '../api'
import { HostFailure } from '../bridge'
import {
  download,
  encodeData,
  fromBase64,
  type HttpAnswer,
  headersOf,
  send,
  startTransfer,
  type TransferShape,
  upload,
  utf8,
} from './network'

/** Alipay's default, in milliseconds. */
const TIMEOUT = 30_000

/** Error codes of `my.request`. */
const CODES = { network: 12, timeout: 13, abort: 9, parse: 14, status: 19 } as const

const MESSAGES = {
  network: '无法连接网络',
  timeout: '网络请求超时',
  abort: 'request:fail abort',
} as const

function shape(name: string): TransferShape {
  return {
    name,
    failure: ({ failed }) => new HostFailure(MESSAGES[failed], CODES[failed]),
  }
}

/**
 * `my.request`: `headers` and `status` where WeChat says `header` and `statusCode`. A status of 400
 * and above goes to `fail` with error 19, and so does a body that is not the JSON asked for (14).
 */
export function request(options: Options): unknown {
  const form = shape('request')
  return startTransfer(form, options, async (id) => {
    const method = String(options.method ?? 'GET').toUpperCase()
    const headers = {
      'content-type': 'application/json',
      ...headersOf(options.headers ?? options.header),
    }
    const target = encodeData(
      String(options.url),
      method,
      headers['content-type'] ?? '',
      options.data,
    )
    const timeout = Number(options.timeout ?? TIMEOUT)
    const answer = await send(form, id, { ...target, method, headers, timeout })
    const { status, headers: received } = answer
    const fields = { status, statusCode: status, headers: received, header: received }
    const data = parseBody(answer, String(options.dataType ?? 'json'))
    if (answer.status >= 400) {
      throw new HostFailure('http status error', CODES.status, { ...fields, data })
    }
    if (data === undefined) throw new HostFailure('JSON parse data error', CODES.parse, fields)
    return { data, ...fields }
  })
}

export function uploadFile(options: Options): unknown {
  const form = shape('uploadFile')
  return startTransfer(form, options, async (id) => {
    const answer = await upload(form, id, {
      url: String(options.url),
      method: 'POST',
      headers: headersOf(options.headers ?? options.header),
      timeout: Number(options.timeout ?? TIMEOUT),
      filePath: String(options.filePath),
      field: String(options.fileName ?? options.name),
      form: (options.formData ?? {}) as Record<string, unknown>,
    })
    return { data: utf8(answer.body), statusCode: answer.status, header: answer.headers }
  })
}

export function downloadFile(options: Options): unknown {
  const form = shape('downloadFile')
  return startTransfer(form, options, async (id) => {
    const answer = await download(form, id, {
      url: String(options.url),
      method: 'GET',
      headers: headersOf(options.headers ?? options.header),
      timeout: Number(options.timeout ?? TIMEOUT),
    })
    return { apFilePath: answer.file.path, tempFilePath: answer.file.path }
  })
}

const PARSERS: Record<string, (body: string) => unknown> = {
  json: (body) => {
    try {
      return JSON.parse(utf8(body)) as unknown
    } catch {
      return undefined
    }
  },
  text: utf8,
  base64: (body) => body,
  arraybuffer: fromBase64,
}

function parseBody(answer: HttpAnswer, dataType: string): unknown {
  return (PARSERS[dataType] ?? utf8)(answer.body)
}

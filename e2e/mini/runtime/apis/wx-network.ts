import type { Options } from '../api'
import { HostFailure } from '../bridge'
import { checkUpload } from '../limits/wx-arguments'
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

/** WeChat's default, in milliseconds. */
const TIMEOUT = 60_000

const FAILURES = {
  abort: { text: 'abort', errno: 600003 },
  timeout: { text: 'timeout', errno: 5 },
  network: { text: '', errno: 600001 },
} as const

function shape(name: string): TransferShape {
  return {
    name,
    failure: ({ failed, message }) => {
      const { text, errno } = FAILURES[failed]
      return new HostFailure(text || message, errno, { errno })
    },
  }
}

/** `wx.request`, with WeChat's way of reading `data` and parsing the body. */
export function request(options: Options): unknown {
  const form = shape('request')
  return startTransfer(form, options, async (id) => {
    const method = String(options.method ?? 'GET').toUpperCase()
    const headers = { 'content-type': 'application/json', ...headersOf(options.header) }
    const target = encodeData(
      String(options.url),
      method,
      headers['content-type'] ?? '',
      options.data,
    )
    const timeout = Number(options.timeout ?? TIMEOUT)
    const answer = await send(form, id, { ...target, method, headers, timeout })
    return { data: parseBody(answer, options), ...headFields(answer) }
  })
}

/** `wx.uploadFile`. The body stays text, whatever it is. */
export function uploadFile(options: Options): unknown {
  const form = shape('uploadFile')
  return startTransfer(form, options, async (id) => {
    checkUpload(String(options.filePath))
    const answer = await upload(form, id, {
      url: String(options.url),
      method: 'POST',
      headers: headersOf(options.header),
      timeout: Number(options.timeout ?? TIMEOUT),
      filePath: String(options.filePath),
      field: String(options.name),
      form: (options.formData ?? {}) as Record<string, unknown>,
    })
    return { data: utf8(answer.body), ...headFields(answer) }
  })
}

/** `wx.downloadFile`. Any status is a success. */
export function downloadFile(options: Options): unknown {
  const form = shape('downloadFile')
  return startTransfer(form, options, async (id) => {
    const answer = await download(form, id, {
      url: String(options.url),
      method: 'GET',
      headers: headersOf(options.header),
      timeout: Number(options.timeout ?? TIMEOUT),
    })
    return { tempFilePath: answer.file.path, ...headFields(answer) }
  })
}

function parseBody(answer: HttpAnswer, options: Options): unknown {
  if (options.responseType === 'arraybuffer') return fromBase64(answer.body)
  const body = utf8(answer.body)
  if ((options.dataType ?? 'json') !== 'json') return body
  try {
    return JSON.parse(body) as unknown
  } catch {
    return body
  }
}

/** WeChat hands header names over as `Content-Type`; code that reads them must not mind the case. */
function headFields(answer: HttpAnswer): object {
  const header = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [
      name.replace(/(^|-)[a-z]/g, (letters) => letters.toUpperCase()),
      value,
    ]),
  )
  return { statusCode: answer.status, header, cookies: answer.cookies }
}

import Taro from '@tarojs/taro'
import type { Transport, TransportResponse } from '../../shared/transport'
import { readResponse } from '../answers'

/** What Alipay hands to `fail`: an HTTP status of 400 and above comes with its answer (error 19). */
interface AlipayFailure {
  readonly status?: number
  readonly data?: unknown
  readonly headers?: unknown
}

/** Carries a request over Alipay's client, which calls a refusal of the server a failure. */
export const request: Transport = ({ url, method, headers, body, timeoutMs, signal }) =>
  new Promise<TransportResponse>((resolve, reject) => {
    const task = Taro.request({
      url,
      method,
      header: { ...headers },
      data: body,
      timeout: timeoutMs,
      dataType: 'text',
      success: ({ statusCode, data, header }) => resolve(readResponse(statusCode, data, header)),
      fail(cause) {
        const failure = cause as AlipayFailure
        if (typeof failure.status !== 'number') return reject(cause)
        resolve(readResponse(failure.status, failure.data, failure.headers))
      },
    })
    Promise.resolve(task).catch(() => {})
    signal?.addEventListener('abort', () => task.abort?.())
  })

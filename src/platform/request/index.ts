import Taro from '@tarojs/taro'
import type { Transport, TransportResponse } from '../../shared/transport'

/** Carries a request over the host's own client. The body is a string: what was signed is what is sent. */
export const request: Transport = ({ url, method, headers, body, timeoutMs, signal }) =>
  new Promise<TransportResponse>((resolve, reject) => {
    const task = Taro.request({
      url,
      method,
      header: { ...headers },
      data: body,
      timeout: timeoutMs,
      dataType: 'text',
      success: ({ statusCode, data, header }) =>
        resolve({ status: statusCode, body: parse(data), headers: lowerCaseNames(header) }),
      fail: reject,
    })
    // Both callbacks above already settle this promise; the task's own promise must not go unhandled.
    Promise.resolve(task).catch(() => {})
    signal?.addEventListener('abort', () => task.abort?.())
  })

/** Hosts differ in when they parse; text is parsed here, and what is no JSON stays text. */
function parse(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}

function lowerCaseNames(headers: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
}

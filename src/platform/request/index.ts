import Taro from '@tarojs/taro'
import type { Transport, TransportResponse } from '../../shared/transport'
import { readResponse } from './read-response'
import { Slots } from './slots'

/** WeChat refuses the eleventh transfer at once (docs/reference/limits.md); two places are left for files. */
const AT_ONCE = 8
const slots = new Slots(AT_ONCE)

/** Carries a request over the host's own client. The body is a string: what was signed is what is sent. */
export const request: Transport = (call) => slots.run(() => send(call), call.signal)

const send: Transport = ({ url, method, headers, body, timeoutMs, signal }) =>
  new Promise<TransportResponse>((resolve, reject) => {
    const task = Taro.request({
      url,
      method,
      header: { ...headers },
      data: body,
      timeout: timeoutMs,
      dataType: 'text',
      success: ({ statusCode, data, header }) => resolve(readResponse(statusCode, data, header)),
      fail: reject,
    })
    // Both callbacks above already settle this promise; the task's own promise must not go unhandled.
    Promise.resolve(task).catch(() => {})
    signal?.addEventListener('abort', () => task.abort?.())
  })

import Taro from '@tarojs/taro'
import type { TransportRequest, TransportResponse, UploadForm } from '../../shared/transport'
import { readResponse } from '../answers'
import { formHeaders } from './send-form'

const WHOLE = 100
/** Alipay takes no form without it; the others ignore it. */
const ALIPAY = { fileType: 'image' }

/** Sends a form with one file over the host's own client. Rejects without a network and when aborted. */
export const upload = (
  { url, headers, timeoutMs, signal }: TransportRequest,
  { field, file, fields, onProgress }: UploadForm,
): Promise<TransportResponse> =>
  new Promise((resolve, reject) => {
    const task = Taro.uploadFile({
      url,
      filePath: file.path,
      name: field,
      ...ALIPAY,
      header: formHeaders(headers),
      formData: { ...fields },
      timeout: timeoutMs,
      success: ({ statusCode, data }) => resolve(readResponse(statusCode, data, {})),
      fail: reject,
    })
    // Both callbacks above already settle this promise; the task's own promise must not go unhandled.
    Promise.resolve(task).catch(() => {})
    task.onProgressUpdate?.(({ progress }) => onProgress?.(progress / WHOLE))
    signal?.addEventListener('abort', () => task.abort?.())
  })

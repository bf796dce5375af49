import type { TransportRequest, TransportResponse, UploadForm } from '../../shared/transport'
import { readResponse } from '../answers'

/** The headers of a call without the type of its body: the host writes that, with the form's boundary. */
export function formHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type'),
  )
}

/**
 * Sends a form with one file. Browser only, loaded with the first upload. `fetch` cannot tell how much has
 * been sent, XMLHttpRequest can. Rejects without a network, past the limit and when aborted.
 */
export const sendForm = (
  { url, method, headers, timeoutMs, signal }: TransportRequest,
  { field, file, fields, onProgress }: UploadForm,
): Promise<TransportResponse> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(method, url)
    call.timeout = timeoutMs
    for (const [name, value] of Object.entries(formHeaders(headers))) {
      call.setRequestHeader(name, value)
    }
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    call.onload = () => resolve(readResponse(call.status, call.responseText, {}))
    call.onerror = () => reject(new Error('the upload did not arrive'))
    call.ontimeout = () => reject(new Error('the upload took too long'))
    call.onabort = () => reject(new Error('the upload was stopped'))
    signal?.addEventListener('abort', () => call.abort())
    if (!file.blob) return reject(new Error('a file of a browser has its contents with it'))
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append(field, file.blob, file.name)
    call.send(form)
  })

import type { TransportRequest, TransportResponse, UploadForm } from '../../shared/transport'

/** Sends a form with one file, by code that loads with the first one. Rejects as `send-form` does. */
export async function upload(
  request: TransportRequest,
  form: UploadForm,
): Promise<TransportResponse> {
  const { sendForm } = await import('./send-form')
  return sendForm(request, form)
}

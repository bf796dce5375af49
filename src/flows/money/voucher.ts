import { uploadFile } from '../../api/storage/upload-file'
import { type OfflineRecharge, submitOfflineRecharge } from '../../api/wallet/offline-recharge'
import { AppError, HostError } from '../../errors'
import type { LocalFile } from '../../shared/transport'

/** The server has words of its own, such as a size that is too large. */
const told = (error: unknown): boolean => error instanceof AppError && error.serverMessage !== ''

/**
 * Sends the picture of a voucher and answers with its address on the server.
 *
 * @throws HostError 上传失败 (client spec §8), or what the server said.
 */
export async function uploadVoucher(
  file: LocalFile,
  onProgress: (fraction: number) => void,
): Promise<string> {
  try {
    const { url } = await uploadFile({ body: { file, kind: 'file' } }, { quiet: true, onProgress })
    return url
  } catch (error) {
    throw told(error) ? error : new HostError('money.offline.uploadFailed', error)
  }
}

/**
 * Hands an uploaded voucher in for review.
 *
 * @throws HostError 文件上传成功，保存失败 (client spec §8), or what the server said.
 */
export async function submitVoucher(id: string, voucher: string): Promise<OfflineRecharge> {
  try {
    return await submitOfflineRecharge({ body: { id, voucher } }, { quiet: true })
  } catch (error) {
    throw told(error) ? error : new HostError('money.offline.saveFailed', error)
  }
}

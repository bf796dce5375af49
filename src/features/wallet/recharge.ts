import { AppError, HostError } from '../../errors'
import { uploadFile } from '../../http/upload-file'
import type { TextKey } from '../../shared/l10n'
import { moneyText, parseMoney } from '../../shared/money'
import type { LocalFile } from '../../shared/transport'
import { type OfflineRecharge, RECHARGE_LIMITS, submitOfflineRecharge } from './contract'

const { least, most } = RECHARGE_LIMITS

/** `50000.00` */
export const AMOUNT_LENGTH = 8
/** The values of the texts about a top-up's amount. */
export const AMOUNT_TEXTS = { least: moneyText(least), most: moneyText(most) }

/** What is wrong with the amount of a top-up as it was typed, as a locale key. */
export function checkRechargeAmount(typed: string): TextKey | undefined {
  if (typed.trim() === '') return 'wallet.amountField.empty'
  const cents = parseMoney(typed)
  if (cents === undefined) return 'wallet.amountField.wrong'
  if (cents < least) return 'wallet.amountField.least'
  return cents > most ? 'wallet.amountField.most' : undefined
}

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
    const { url } = await uploadFile({ body: { file, kind: 'file' } }, { onProgress })
    return url
  } catch (error) {
    throw told(error) ? error : new HostError('wallet.offline.uploadFailed', error)
  }
}

/**
 * Hands an uploaded voucher in for review.
 *
 * @throws HostError 文件上传成功，保存失败 (client spec §8), or what the server said.
 */
export async function submitVoucher(id: string, voucher: string): Promise<OfflineRecharge> {
  try {
    return await submitOfflineRecharge({ body: { id, voucher } })
  } catch (error) {
    throw told(error) ? error : new HostError('wallet.offline.saveFailed', error)
  }
}

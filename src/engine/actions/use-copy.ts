import { type Translate, useTranslate } from '../../i18n'
import type { HostPort } from '../../shared/host-port'
import { errorText } from '../error-text'
import { useServices } from '../services'

/** Puts a text on the clipboard and says so, or why it did not work. Never rejects. */
export const copyText = (
  text: string,
  host: Pick<HostPort, 'copy' | 'toast'>,
  t: Translate,
): Promise<void> =>
  host.copy(text).then(
    () => host.toast(t('error.copied')),
    (error: unknown) => host.toast(errorText(error, t, 'error.copyFailed')),
  )

/** @returns what copies a text and says so, or why it did not work; it never rejects. */
export function useCopy(): (text: string) => Promise<void> {
  const { host } = useServices()
  const t = useTranslate()
  return (text) => copyText(text, host, t)
}

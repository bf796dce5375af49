import { formatUrl } from '../../../routing/url'
import { fillUrl } from '../../../shared/url'
import type { Action } from '../../contract'
import { errorText } from '../../error-text'
import type { ActContext } from '../open'
import { readScanned } from './scan-code'

type ScanAction = Extract<Action, { do: 'scan' }>

/**
 * Does with a scanned code what the action says: into the page's state, or after what it names. True when
 * it went anywhere; what names nothing of ours is shown, to be copied.
 */
export async function followCode(
  scanned: string,
  { path, url }: ScanAction,
  { page, open, services, t }: ActContext,
): Promise<boolean> {
  if (path) {
    page.state.set(path, scanned)
    return true
  }
  const code = readScanned(scanned, services.host)
  if (code.kind === 'page') {
    await open(code.url)
    return true
  }
  if (code.kind === 'web') {
    await open(formatUrl('/pages/web', { alapath: code.url }))
    return true
  }
  if (code.kind === 'word' && url) {
    await open(fillUrl(url, { code: code.text }))
    return true
  }
  const { host } = services
  const sure = await host.confirm({
    title: t('platform.scan.text'),
    text: code.text,
    ok: t('platform.scan.copy'),
    cancel: t('common.close'),
  })
  if (sure) {
    await host.copy(code.text).then(
      () => host.toast(t('error.copied')),
      (error: unknown) => host.toast(errorText(error, t)),
    )
  }
  return false
}

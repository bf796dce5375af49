import { reaction } from 'mobx'
import type { Services } from '../../engine/services'
import { keepKeys } from '../../platform/native-shell/ala-sqlite'
import type { PushAddress } from '../../platform/native-shell/messages'
import { nativeShell, stepBack } from '../../platform/native-shell/shell'
import { findRoute } from '../../routing/derive'
import { safeTarget } from '../../routing/url'
import { savePushAddress, stale } from '../profile'

type Needed = Pick<Services, 'session' | 'navigator' | 'queries' | 'activity' | 'report'>

/**
 * What the native app says and is told while this page runs (docs/reference/native-shell.md): the address for
 * notifications goes to the server with every login, a tapped one opens its page, the phone's way back is ours, and
 * coming back to the front asks for what is new. Nothing in a browser.
 */
export async function followShell({
  session,
  navigator,
  queries,
  activity,
  report,
}: Needed): Promise<void> {
  const shell = nativeShell()
  if (!shell) return
  // Without a database nothing is kept, and the start goes on as in a browser.
  keepKeys(shell).catch(() => {})
  let address: PushAddress | undefined

  async function tell(): Promise<void> {
    // The phone asks its user about notifications: nobody is asked before they have logged in.
    if (!session.isLoggedIn || !(await shell?.can('push'))) return
    try {
      address ??= await shell?.ask('push', {})
      if (address) await savePushAddress({ body: address }, { background: true })
    } catch {
      // A phone that sends none, or no network: tried again when the app is in front again.
    }
  }

  shell.on('push', (fresh) => {
    address = fresh
    void tell()
  })
  shell.on('open', ({ url }) => {
    const target = safeTarget(url)
    if (!target) return report('the native app opened no page of ours', url)
    navigator.open(target).catch(() => {})
  })
  shell.on('back', () => {
    if (stepBack(navigator.previous() !== undefined)) return
    const isTab = findRoute(navigator.current())?.tab !== undefined
    if (isTab) shell.ask('leave', {}).catch(() => {})
    else navigator.home().catch(() => {})
  })
  shell.on('resume', () => {
    activity.lookForVersion()
    void stale.afterAbsence(queries)
    void tell()
  })
  // A session is what notifications are for: each new one is told again.
  reaction(() => session.epoch, tell)
  await tell()
}

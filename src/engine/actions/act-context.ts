import type { Translate } from '../../i18n'
import type { Scope } from '../data/resolve'
import type { PageInfo } from '../page/page-context'
import type { Services } from '../services'

/** What an action may use. */
export interface ActContext {
  readonly services: Services
  readonly page: PageInfo
  readonly scope: Scope
  readonly open: (url: string, options?: { replace?: boolean }) => Promise<void>
  readonly t: Translate
}

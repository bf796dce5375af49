import type { HostPort, Question } from '../../shared/host-port'
import { askByPanel } from '../late'
import type { PageInfo } from './page-context'

type Asking = Pick<PageInfo, 'isLeft' | 'show'> & {
  readonly host: Pick<HostPort, 'confirm' | 'toast'>
  /** Said when the dialog does not arrive: nothing was asked, and nothing happens. */
  readonly failure: string
}

/** Asks by the host's dialog, by one of our own where it has none or refused; see `PageInfo.ask`. */
export async function askOn(page: Asking, question: Question): Promise<boolean> {
  if (page.isLeft()) return false
  const answer = await page.host.confirm(question)
  if (answer !== undefined) return answer && !page.isLeft()
  try {
    return await askByPanel(question, page.show)
  } catch {
    page.host.toast(page.failure)
    return false
  }
}

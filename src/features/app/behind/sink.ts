import type { Services } from '../../../engine/services'
import { openOutbox } from '../../outbox'
import { tellSink as tell } from '../sink'

/**
 * What a browser loads behind its first page: the sink (see there), and what sends what waits. A mini-program
 * has the first in its main package and the second with the pages of its subpackage.
 */
export function tellSink(services: Services, ...failure: [said?: string, detail?: unknown]): void {
  openOutbox(services)
  tell(services, ...failure)
}

import { views as core } from '../../src/core/own-views'
import { views as diy } from '../../src/diy/own-views'
import type { ViewDefinition } from '../../src/engine/contract'
import { views as main } from '../../src/pages/own-views'

/** What pages of each package show without a word from the server. */
export const clientViews: readonly ViewDefinition[] = [main, core, diy].flatMap((views) =>
  Object.values(views),
)

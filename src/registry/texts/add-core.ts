import { addTexts } from '../../i18n/texts'
import { core as en } from './core/en'
import { core as zhHans } from './core/zh-hans'

/**
 * Mini-programs: the texts of the subpackage come with its registries. A call, not an import for its
 * effect: package.json lists the few files that bundlers must keep for theirs.
 */
export function addCoreTexts(): void {
  addTexts('en', en)
  addTexts('zh-Hans', zhHans)
}

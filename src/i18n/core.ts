import { core as en } from './locales/en/core'
import { core as zhHans } from './locales/zh-Hans/core'
import { addTexts } from './texts'

/**
 * Mini-programs: the texts of the subpackage come with its registries. A call, not an import for its
 * effect: package.json lists the few files that bundlers must keep for theirs.
 */
export function addCoreTexts(): void {
  addTexts('en', en)
  addTexts('zh-Hans', zhHans)
}

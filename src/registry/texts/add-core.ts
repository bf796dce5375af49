import { addTexts } from '../../i18n/texts'
import { core as en } from './core/en'
import { core as zhHans } from './core/zh-hans'

/**
 * Mini-programs: the texts of the subpackage come with its registries; a browser loads all texts of the language it
 * shows (src/i18n/index.h5.ts). A call, not an import for its effect: package.json lists the few files that bundlers
 * must keep for theirs.
 */
export function addCoreTexts(): void {
  if (process.env.TARO_ENV === 'weapp' || process.env.TARO_ENV === 'alipay') {
    addTexts('en', en)
    addTexts('zh-Hans', zhHans)
  }
}

import { core as en } from './locales/en/core'
import { core as zhHans } from './locales/zh-Hans/core'
import { addTexts } from './texts'

/* Mini-programs: the texts of the subpackage come with its registries. */
addTexts('en', en)
addTexts('zh-Hans', zhHans)

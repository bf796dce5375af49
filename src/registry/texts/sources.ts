import { main as en } from './main/en'
import { main as zhHans } from './main/zh-hans'

/** Both languages ship with a mini-program: here the main package's texts, the subpackage's in add-core.ts. */
export const textSources = { en, 'zh-Hans': zhHans }

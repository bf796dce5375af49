import { main as en } from './locales/en/main'
import { main as zhHans } from './locales/zh-Hans/main'

/** Both languages ship with a mini-program: here the main package's areas, the subpackage's in core.ts. */
export const textSources = { en, 'zh-Hans': zhHans }

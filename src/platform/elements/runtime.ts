import { mergeInternalComponents } from '@tarojs/shared'
import { ARIA_ATTRIBUTES } from './attributes'

/** Imported by the bundle's first lines (config/surgery/elements-plugin.ts), before the first element is made. */
mergeInternalComponents(ARIA_ATTRIBUTES)

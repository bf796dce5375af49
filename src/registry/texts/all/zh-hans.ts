import builder from '../../../features/builder/texts.diy.zh-Hans.json'
import { core } from '../core/zh-hans'
import { main } from '../main/zh-hans'

/** Every text of this language, in the parts that are added one after the other. */
export const all = [main, core, { builder }] as const

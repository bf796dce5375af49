import builder from '../../../features/builder/texts.diy.en.json'
import { core } from '../core/en'
import { main } from '../main/en'

/** Every text of this language, in the parts that are added one after the other. */
export const all = [main, core, { builder }] as const

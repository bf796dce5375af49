import type { Rule } from '../types'
import { actionRules } from './actions'
import { dataRules } from './data'
import { gateRules } from './gates'
import { hostRules } from './hosts'
import { pictureRules } from './pictures'
import { shapeRules } from './shape'
import { textRules } from './texts'
import { urlRules } from './urls'
import { weightRules } from './weight'
import { widgetRules } from './widgets'

/** Every rule, in the order of the report. */
export const RULES: readonly Rule[] = [
  ...shapeRules,
  ...widgetRules,
  ...dataRules,
  ...actionRules,
  ...urlRules,
  ...gateRules,
  ...textRules,
  ...pictureRules,
  ...hostRules,
  ...weightRules,
]

import * as v from 'valibot'
import { l10n } from '../../api/shapes'

const line = v.object({ name: l10n, phone: v.string() })
const handle = v.object({ name: l10n, text: v.string() })
const question = v.object({ question: l10n, answer: l10n })

export const valueSchema = v.object({
  title: v.optional(l10n, ''),
  hours: v.optional(l10n, ''),
  /** One number, as `basic/autoConfig/getValue` of type `service` has it. */
  phone: v.optional(v.string(), ''),
  /** More numbers, with a name each. */
  phones: v.optional(v.array(line), []),
  /** What is copied rather than dialled: a mail address, a name in a messenger. */
  handles: v.optional(v.array(handle), []),
  questions: v.optional(v.array(question), []),
})
export type ServiceValue = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({})

import { type Locale, localize } from '../../../../shared/l10n'
import type { FormField } from '../../rules/types'

export interface NamedRefusal {
  readonly field: string
  /** What is wrong with it, without its name. */
  readonly text: string
}

/**
 * Which field a refusal of the server is about: its sentence begins with the field's label or name and a
 * colon (`手机号：已被使用`). Nothing when it names none.
 */
export function namedRefusal(
  message: string,
  fields: readonly FormField[],
  locale: Locale,
): NamedRefusal | undefined {
  const [, name, text] = /^\s*([^:：]{1,80})\s*[:：]\s*(.+)$/s.exec(message) ?? []
  if (name === undefined || text === undefined) return undefined
  const wanted = name.trim()
  const found = fields.find((field) => [field.field, localize(field.name, locale)].includes(wanted))
  return found && { field: found.field, text }
}

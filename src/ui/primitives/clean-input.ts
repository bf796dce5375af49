import type { FieldType } from './types'

/** Characters a text input takes unless told otherwise (client spec §5). */
export const INPUT_MAX_LENGTH = 140

const CLEAN: Partial<Record<FieldType, (value: string) => string>> = {
  // A point and a sign stay: `1.5` is refused by the form and never becomes 15.
  number: (value) => value.replace(/[^0-9.-]/g, ''),
  digit: (value) => {
    const [integer = '', ...rest] = value.replace(/[^0-9.]/g, '').split('.')
    return rest.length === 0 ? integer : `${integer}.${rest.join('')}`
  },
}

/**
 * What a field accepts of a typed or pasted value. Keyboards only suggest:
 * a paste passes them, and browsers ignore `maxlength` on some types.
 */
export function cleanInput(type: FieldType, value: string, maxLength: number): string {
  const cleaned = CLEAN[type]?.(value) ?? value
  return cleaned.length > maxLength ? cleaned.slice(0, maxLength) : cleaned
}

/** The digits of a code or a password, cut at its length: signs between them are not meant. */
export const digitsOf = (value: string, length: number): string =>
  value.replace(/\D/g, '').slice(0, length)

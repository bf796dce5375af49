import type { FieldType } from './types'

/** Characters a text input takes unless told otherwise (client spec §5). */
export const INPUT_MAX_LENGTH = 140

const CLEAN: Partial<Record<FieldType, (value: string) => string>> = {
  number: (value) => value.replace(/[^0-9]/g, ''),
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

import { Field } from '../primitives/field'
import type { NicknameFieldProps } from './types'

/** A name; a browser has none to offer. */
export function NicknameField(props: NicknameFieldProps) {
  return <Field {...props} />
}

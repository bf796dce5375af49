import { Field } from '../primitives/field'
import type { NicknameFieldProps } from './types'

/** A name; Alipay gives its own with the avatar. */
export function NicknameField(props: NicknameFieldProps) {
  return <Field {...props} />
}

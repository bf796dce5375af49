import { TextInput } from '../primitives/fields'
import type { HostButtonProps, NicknameFieldProps } from '../types'

/** A browser has nothing of the kind to give: nothing is drawn. */
export function HostButton(_props: HostButtonProps) {
  return null
}

/** A name; a browser has none to offer. */
export function NicknameField(props: NicknameFieldProps) {
  return <TextInput {...props} />
}

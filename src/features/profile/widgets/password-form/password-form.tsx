import type { WidgetProps } from '../../../../engine/contract'
import type { PasswordFormConfig } from '.'
import { ChangePassword } from './change-password'
import { FindPassword } from './find-password'

/** A new login password: by the present one, or by a code. */
export function PasswordForm({ config }: WidgetProps<unknown, PasswordFormConfig>) {
  return config.way === 'find' ? (
    <FindPassword loginUrl={config.loginUrl} />
  ) : (
    <ChangePassword findUrl={config.findUrl} />
  )
}

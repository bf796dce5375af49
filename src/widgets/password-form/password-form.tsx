import type { WidgetProps } from '../../engine/contract'
import { ChangePassword } from './change-password'
import { FindPassword } from './find-password'
import type { PasswordFormConfig } from './schema'

/** A new login password: by the present one, or by a code. */
export function PasswordForm({ config }: WidgetProps<unknown, PasswordFormConfig>) {
  return config.way === 'find' ? (
    <FindPassword loginUrl={config.loginUrl} />
  ) : (
    <ChangePassword findUrl={config.findUrl} />
  )
}

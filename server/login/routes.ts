import type { Handler } from '../handler'
import { codeLogin } from './code-login'
import { passwordLogin } from './password-login'
import { sessionCalls } from './session'
import { socialLogin } from './social-login'

export const handlers: readonly Handler[] = [
  ...codeLogin,
  ...passwordLogin,
  ...socialLogin,
  ...sessionCalls,
]

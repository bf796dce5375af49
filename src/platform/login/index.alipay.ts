import { HostError } from '../../errors'
import type { RequestLoginCode } from '../../shared/host'

declare const my: {
  getAuthCode(options: {
    scopes: string
    success: (result: { authCode: string }) => void
    fail: (cause: unknown) => void
  }): void
}

export const requestLoginCode: RequestLoginCode = () =>
  new Promise((resolve, reject) => {
    my.getAuthCode({
      scopes: 'auth_base',
      success: ({ authCode }) => resolve(authCode),
      fail: (cause) => reject(new HostError('error.login.noCode', cause)),
    })
  })

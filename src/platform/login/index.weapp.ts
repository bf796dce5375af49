import Taro from '@tarojs/taro'
import { HostError } from '../../errors'
import type { RequestLoginCode } from '../../shared/host'

export const requestLoginCode: RequestLoginCode = async () => {
  const { code } = await Taro.login().catch((cause: unknown) => {
    throw new HostError('error.login.noCode', cause)
  })
  if (!code) throw new HostError('error.login.noCode')
  return code
}

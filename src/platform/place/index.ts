import Taro from '@tarojs/taro'
import { HostError } from '../../errors'
import type { ShowPlace } from './types'

export const showPlace: ShowPlace = async (place) => {
  try {
    await Taro.openLocation({ ...place, scale: 16 })
  } catch (cause) {
    throw new HostError('error.unexpected', cause)
  }
}

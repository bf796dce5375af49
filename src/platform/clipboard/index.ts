import Taro from '@tarojs/taro'

/** Puts a text on the clipboard. Rejects when the host refuses. */
export async function copy(text: string): Promise<void> {
  await Taro.setClipboardData({ data: text })
}

import type { Options } from '../api'
import { note, refuse } from './breach'
import { isHex, isLink, shown } from './values'

type Check = (options: Options) => void

const TOASTS = ['none', 'success', 'fail', 'exception', 'loading']

/** What Alipay's published types ask of the arguments of a call. */
export const myChecks: Record<string, Check | undefined> = {
  setTabBarStyle: (options) => {
    const { borderStyle } = options
    const names = ['color', 'selectedColor', 'backgroundColor', 'borderStyle']
    const missing = names.filter((name) => options[name] === undefined)
    if (missing.length > 0) refuse('tab-style', `${missing.join(', ')} is missing`)
    for (const name of names.slice(0, 3)) {
      if (!isHex(options[name])) refuse('tab-colour', `${name} ${shown(options[name])}`)
    }
    if (borderStyle !== 'black' && borderStyle !== 'white' && !isHex(borderStyle)) {
      refuse('tab-border', `borderStyle ${shown(borderStyle)}`)
    }
  },
  setTabBarItem: ({ text }) => {
    if (typeof text !== 'string') refuse('tab-text', `text ${shown(text)}`)
  },
  setTabBarBadge: ({ text }) => {
    if (String(text ?? '').length > 3) note('tab-badge', `${shown(text)} is cut`)
  },
  getLocation: ({ type = 0 }) => {
    if (![0, 1, 2, 3].includes(type as number)) refuse('location-type', `type ${shown(type)}`)
  },
  previewImage: ({ urls, current = 0 }) => {
    const links = Array.isArray(urls) ? urls : []
    const wrong = links.length === 0 ? urls : links.find((url) => !isLink(url))
    if (links.length === 0 || wrong !== undefined) refuse('preview-urls', `urls ${shown(wrong)}`)
    if (typeof current !== 'number') refuse('preview-current', `current ${shown(current)}`)
  },
  setNavigationBar: ({ frontColor, backgroundColor, image }) => {
    if (frontColor !== undefined && !/^#(f{6}|0{6})$/i.test(String(frontColor))) {
      refuse('bar-front', `frontColor ${shown(frontColor)}`)
    }
    if (backgroundColor !== undefined && !isHex(backgroundColor)) {
      refuse('bar-background', `backgroundColor ${shown(backgroundColor)}`)
    }
    if (image !== undefined && !String(image).startsWith('https:')) {
      refuse('bar-image', `image ${shown(image)}`)
    }
  },
  showToast: ({ type = 'none' }) => {
    if (!TOASTS.includes(String(type))) refuse('toast-type', `type ${shown(type)}`)
  },
  showActionSheet: ({ items }) => {
    if (!Array.isArray(items) || items.length === 0) refuse('sheet-items', `items ${shown(items)}`)
  },
  tradePay: ({ tradeNO, orderStr }) => {
    if (!tradeNO && !orderStr) refuse('payment-order', 'neither tradeNO nor orderStr')
  },
  requestSubscribeMessage: ({ entityIds }) => {
    const count = Array.isArray(entityIds) ? entityIds.length : 0
    if (count < 1 || count > 3) refuse('subscribe-count', `${count} messages`)
  },
  setBackgroundTextStyle: ({ textStyle }) => {
    if (textStyle !== 'dark' && textStyle !== 'light') {
      refuse('background-text', `textStyle ${shown(textStyle)}`)
    }
  },
}

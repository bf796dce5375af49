import type { Options } from '../api'
import { pkg } from '../boot'
import { knownFile } from '../files'
import { note, refuse } from './breach'
import { countWithin } from './clock'
import { isHex, isLink, isWithin, shown, widthOf } from './values'

type Check = (options: Options) => void

/** A label of a modal: four Chinese characters or eight letters. */
const LABEL_WIDTH = 8
const TOAST_WIDTH = 14
/** How often a place is asked for, ms. */
const PLACE_PERIOD = 30_000
const UPLOAD = 10 * 1024 * 1024

const ui: Record<string, Check> = {
  showModal: (options) => {
    for (const name of ['confirmText', 'cancelText'] as const) {
      const label = options[name]
      if (label === undefined || widthOf(String(label)) <= LABEL_WIDTH) continue
      const message = `${name} length should not larger than 4 Chinese characters`
      refuse('modal-label', `${name} ${shown(label)} is too long`, message)
    }
    for (const name of ['confirmColor', 'cancelColor'] as const) {
      if (options[name] === undefined || isHex(options[name])) continue
      refuse('modal-colour', `${name} ${shown(options[name])}`)
    }
  },
  showActionSheet: ({ itemList }) => {
    const count = Array.isArray(itemList) ? itemList.length : 0
    if (count >= 1 && count <= 6) return
    refuse('sheet-items', `${count} items`, 'parameter error: itemList should not be large than 6')
  },
  showToast: ({ title, icon = 'success' }) => {
    if (icon === 'none' || widthOf(String(title ?? '')) <= TOAST_WIDTH) return
    note('toast-title', `${shown(title)} beside the icon ${shown(icon)} is cut`)
  },
  setNavigationBarColor: ({ frontColor, backgroundColor }) => {
    if (frontColor !== '#ffffff' && frontColor !== '#000000') {
      refuse('bar-front', `frontColor ${shown(frontColor)}`)
    }
    if (!isHex(backgroundColor))
      refuse('bar-background', `backgroundColor ${shown(backgroundColor)}`)
  },
  setBackgroundColor: (options) => {
    for (const name of ['backgroundColor', 'backgroundColorTop', 'backgroundColorBottom']) {
      if (options[name] === undefined || isHex(options[name])) continue
      refuse('page-background', `${name} ${shown(options[name])}`)
    }
  },
  setTabBarStyle: (options) => {
    const { borderStyle } = options
    if (borderStyle !== undefined && borderStyle !== 'black' && borderStyle !== 'white') {
      refuse('tab-border', `borderStyle ${shown(borderStyle)}`)
    }
    for (const name of ['color', 'selectedColor', 'backgroundColor']) {
      if (options[name] === undefined || isHex(options[name])) continue
      refuse('tab-colour', `${name} ${shown(options[name])}`)
    }
  },
  setTabBarBadge: ({ text }) => {
    if (String(text ?? '').length > 4) note('tab-badge', `${shown(text)} is cut`)
  },
}

const device: Record<string, Check> = {
  previewImage: ({ urls, current }) => {
    const links = Array.isArray(urls) ? urls : []
    const wrong = links.length === 0 ? urls : links.find((url) => !isLink(url))
    if (links.length === 0 || wrong !== undefined) refuse('preview-urls', `urls ${shown(wrong)}`)
    if (current !== undefined && typeof current !== 'string') {
      refuse('preview-current', `current ${shown(current)}`)
    }
  },
  getUserProfile: ({ desc }) => {
    const length = String(desc ?? '').length
    if (length < 1 || length > 30) refuse('profile-purpose', `desc of ${length} characters`)
  },
  requestSubscribeMessage: ({ tmplIds }) => {
    const count = Array.isArray(tmplIds) ? tmplIds.length : 0
    if (count < 1 || count > 3) {
      refuse('subscribe-count', `${count} messages`, 'Templates count out of max bounds')
    }
  },
  getLocation: ({ type = 'wgs84' }) => {
    if (!pkg().app.requiredPrivateInfos?.includes('getLocation')) {
      refuse(
        'location-declared',
        'requiredPrivateInfos of app.json does not have it',
        'the api need to be declared in the requiredPrivateInfos field in app.json/ext.json',
      )
    }
    if (type !== 'wgs84' && type !== 'gcj02') refuse('location-type', `type ${shown(type)}`)
    if (countWithin('getLocation', PLACE_PERIOD) > 1) {
      note('location-rate', 'asked again within 30 seconds: the same place')
    }
  },
  openLocation: ({ latitude, longitude, scale = 18 }) => {
    if (!isWithin(latitude, -90, 90) || !isWithin(longitude, -180, 180)) {
      refuse('place-range', `latitude ${shown(latitude)}, longitude ${shown(longitude)}`)
    }
    if (!isWithin(scale, 5, 18)) refuse('place-scale', `scale ${shown(scale)}`)
  },
  chooseMedia: ({ count = 9 }) => {
    if (!isWithin(count, 1, 20)) refuse('media-count', `count ${shown(count)}`)
  },
  chooseMessageFile: ({ count }) => {
    if (!isWithin(count, 0, 100)) refuse('message-file-count', `count ${shown(count)}`)
  },
  requestPayment: ({ nonceStr, package: pack, timeStamp }) => {
    const length = String(nonceStr ?? '').length
    if (length < 1 || length > 32) refuse('payment-nonce', `nonceStr of ${length} characters`)
    if (!/^prepay_id=./.test(String(pack))) refuse('payment-package', `package ${shown(pack)}`)
    if (typeof timeStamp !== 'string') refuse('payment-time', `timeStamp ${shown(timeStamp)}`)
  },
  getRandomValues: ({ length }) => {
    if (!isWithin(length, 1, 1_048_576)) refuse('random-length', `length ${shown(length)}`)
  },
}

/** Refuses a file WeChat does not send. */
export function checkUpload(filePath: string): void {
  const { size = 0 } = knownFile(filePath) ?? {}
  if (size > UPLOAD) refuse('upload-size', `${size} bytes`, 'file size limit exceeded')
}

/** What WeChat looks at in the arguments of a call before it does anything. */
export const wxChecks: Record<string, Check | undefined> = { ...ui, ...device }

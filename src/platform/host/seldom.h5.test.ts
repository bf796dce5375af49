import { fireEvent } from '@testing-library/react'
import { HostError, NavigationError, UnsupportedError } from '../../errors'
import { nativeApp } from '../native-shell/testing/native-app'
import { seldom } from './seldom'

const input = () => document.querySelector('input') as HTMLInputElement
const picture = new File(['x'], 'code.png')
/** Of the picture that is given to the browser's reader. */
const codes = new Map<unknown, string>()

class BarcodeDetector {
  static getSupportedFormats = async () => ['qr_code']
  detect = async (given: unknown) => (codes.has(given) ? [{ rawValue: codes.get(given) }] : [])
}

beforeEach(() => {
  codes.clear()
  HTMLInputElement.prototype.click = jest.fn()
  Object.assign(window, { BarcodeDetector })
})
afterEach(() => Reflect.deleteProperty(window, 'BarcodeDetector'))

function choose(): void {
  Object.defineProperty(input(), 'files', { value: [picture] })
  fireEvent.change(input())
}

test('the dialog opens within the tap: the camera by itself, the album lets choose', async () => {
  codes.set(picture, 'A-7')
  const shot = seldom.scanPicture('camera')
  expect(input().click).toHaveBeenCalledTimes(1)
  expect(input()).toHaveAttribute('capture', 'environment')
  choose()
  expect(await shot).toEqual({ outcome: 'code', text: 'A-7' })
  const chosen = seldom.scanPicture('album')
  expect(input()).not.toHaveAttribute('capture')
  choose()
  expect(await chosen).toEqual({ outcome: 'code', text: 'A-7' })
})

test('a picture without a code is told from a closed dialog', async () => {
  const shot = seldom.scanPicture('camera')
  choose()
  expect(await shot).toEqual({ outcome: 'none' })
  const closed = seldom.scanPicture('album')
  fireEvent(input(), new Event('cancel'))
  expect(await closed).toEqual({ outcome: 'closed' })
  expect(document.querySelector('input')).toBeNull()
})

test('whether pictures can be read is the browser’s word', async () => {
  expect(await seldom.canScanPictures()).toBe(true)
  Reflect.deleteProperty(window, 'BarcodeDetector')
  expect(await seldom.canScanPictures()).toBe(false)
})

test('a browser has no scanner, and does not update itself', async () => {
  await expect(seldom.scan()).rejects.toBeInstanceOf(UnsupportedError)
  expect(await seldom.updater?.()).toBeUndefined()
})

describe('inside the native app', () => {
  const around = (app: ReturnType<typeof nativeApp>) => {
    Object.assign(window, { TaproomShell: app.bridge })
    return app
  }
  afterEach(() => Reflect.deleteProperty(window, 'TaproomShell'))

  test.each([
    ['A-7', 'A-7'],
    ['', undefined],
  ])('its scanner reads %j: %s', async (text, code) => {
    around(nativeApp({ says: { scan: () => ({ text }) } }))
    expect(await seldom.scan()).toBe(code)
  })

  test('a scanner that fails says so, and one that is not there is none', async () => {
    around(nativeApp({ says: { scan: () => ({ error: 'refused' }) } }))
    await expect(seldom.scan()).rejects.toEqual(new HostError('platform.scan.failed'))
    around(nativeApp({ messages: { update: 1 } }))
    await expect(seldom.scan()).rejects.toBeInstanceOf(UnsupportedError)
  })

  test('it brings its own newest version, if it can, when it is told to', async () => {
    const { asksFor } = around(nativeApp({ says: { update: () => ({}) } }))
    const update = await seldom.updater?.()
    expect(asksFor('update')).toEqual([])
    await update?.()
    expect(asksFor('update')).toHaveLength(1)
    around(nativeApp({ messages: { scan: 1 } }))
    expect(await seldom.updater?.()).toBeUndefined()
  })
})

test('the browser leaves for no address that is not to be trusted', async () => {
  await expect(seldom.openOutside('javascript:alert(1)')).rejects.toBeInstanceOf(NavigationError)
})

test('nobody sends messages on the app’s behalf', () => {
  expect(seldom.askSubscriptions).toBeUndefined()
})

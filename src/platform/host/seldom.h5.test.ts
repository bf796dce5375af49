import { fireEvent } from '@testing-library/react'
import { NavigationError, UnsupportedError } from '../../errors'
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

test('there is no scanner', async () => {
  await expect(seldom.scan()).rejects.toBeInstanceOf(UnsupportedError)
})

test('the browser leaves for no address that is not to be trusted', async () => {
  await expect(seldom.openOutside('javascript:alert(1)')).rejects.toBeInstanceOf(NavigationError)
})

test('nobody sends messages on the app’s behalf', () => {
  expect(seldom.askSubscriptions).toBeUndefined()
})

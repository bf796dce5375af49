// The browser's variant by name: the others open sheets of their hosts.
import { fireEvent } from '@testing-library/react'
import type { MediaKind } from '../../shared/host'
import { countOf, isCancelled, nameOf } from './choosing'
import { chooseMedia } from './index.h5'

beforeEach(() => {
  URL.createObjectURL = (file) => `blob:${(file as File).name}`
  HTMLInputElement.prototype.click = jest.fn()
})

const input = () => document.querySelector('input') as HTMLInputElement
function choose(count: number): void {
  const files = Array.from({ length: count }, (_, i) => new File(['x'], `${i}.png`))
  Object.defineProperty(input(), 'files', { value: files })
  fireEvent.change(input())
}

test.each<[MediaKind, number | undefined, number]>([
  ['image', undefined, 9],
  ['file', undefined, 100],
  ['image', 1, 1],
  ['image', 20, 9],
  ['file', 500, 100],
  ['image', 0, 1],
])('of kind %s asked for %s, %d may be chosen (client spec §5)', (kind, asked, most) => {
  expect(countOf(kind, asked)).toBe(most)
})

test('more than allowed are cut off', async () => {
  const chosen = chooseMedia('image')
  choose(12)
  expect(await chosen).toHaveLength(9)
})

test('one picture comes with address, name, size and contents', async () => {
  const chosen = chooseMedia('image', 1)
  expect(input().multiple).toBe(false)
  expect(input().accept).toBe('image/*')
  choose(1)
  const [file] = await chosen
  expect(file).toMatchObject({ path: 'blob:0.png', name: '0.png', size: 1 })
  expect(file?.blob).toBeInstanceOf(Blob)
})

test('a closed dialog chooses nothing and leaves nothing behind', async () => {
  const chosen = chooseMedia('image')
  fireEvent(input(), new Event('cancel'))
  expect(await chosen).toEqual([])
  expect(document.querySelector('input')).toBeNull()
})

test.each([
  [{ errMsg: 'chooseMedia:fail cancel' }, true],
  [{ error: 11, errorMessage: '用户取消操作' }, true],
  [{ errMsg: 'chooseMedia:fail auth deny' }, false],
  [undefined, false],
])('%j: a person closed the sheet: %s', (cause, cancelled) => {
  expect(isCancelled(cause)).toBe(cancelled)
})

test('a temporary file is named after the end of its path', () => {
  expect(nameOf('wxfile://tmp/ab12.jpg')).toBe('ab12.jpg')
})

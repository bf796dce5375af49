// @reads nothing
import { PNG } from 'pngjs'
import { differenceOf } from './compare'

type Colour = readonly [red: number, green: number, blue: number]
const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]

/** A picture of one colour, but for a square of another in its corner. */
function drawn(width: number, height: number, ground: Colour, square = 0, ink = BLACK): Buffer {
  const png = new PNG({ width, height })
  for (let at = 0; at < width * height; at += 1) {
    const isInside = at % width < square && Math.floor(at / width) < square
    png.data.set([...(isInside ? ink : ground), 255], at * 4)
  }
  return PNG.sync.write(png)
}

test('the same picture does not differ, nor does one of hardly other colours', () => {
  expect(differenceOf(drawn(10, 10, WHITE), drawn(10, 10, WHITE))).toBeUndefined()
  expect(differenceOf(drawn(10, 10, WHITE), drawn(10, 10, [254, 255, 255]))).toBeUndefined()
})

test('the share is of the pixels that changed, which the third picture has in red', () => {
  const difference = differenceOf(drawn(10, 20, WHITE), drawn(10, 20, WHITE, 5))
  expect(difference?.share).toBe(25 / 200)
  const { data, width, height } = PNG.sync.read(difference?.picture ?? Buffer.of())
  expect([width, height]).toEqual([10, 20])
  expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255])
  const last = [...data.subarray(-4, -1)]
  expect(new Set(last).size).toBe(1)
})

test.each([
  [10, 15],
  [12, 10],
])('what a picture of %d × %d px has more of, it has changed', (width, height) => {
  const [small, large] = [drawn(10, 10, WHITE, 5), drawn(width, height, WHITE, 5)]
  const share = (width * height - 100) / (width * height)
  expect(differenceOf(small, large)?.share).toBe(share)
  expect(differenceOf(large, small)?.share).toBe(share)
})

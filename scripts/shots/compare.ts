import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How a picture differs from the accepted one. */
export interface Difference {
  /** Pixels that changed, of all of the larger picture: above 0, 1 at most. */
  readonly share: number
  /** Both upon each other, with what changed in red, as PNG. */
  readonly picture: Buffer
}

/** Bytes of a pixel. */
const DEPTH = 4

/** What differs between two PNGs, or nothing. Where only one of them reaches, everything has changed. */
export function differenceOf(accepted: Buffer, now: Buffer): Difference | undefined {
  if (accepted.equals(now)) return undefined
  const [before, after] = [PNG.sync.read(accepted), PNG.sync.read(now)]
  const width = Math.min(before.width, after.width)
  const height = Math.min(before.height, after.height)
  const picture = new PNG({ width, height })
  const changed = pixelmatch(
    cornerOf(before, width, height),
    cornerOf(after, width, height),
    picture.data,
    width,
    height,
  )
  const all = Math.max(before.width, after.width) * Math.max(before.height, after.height)
  const share = (changed + all - width * height) / all
  return share > 0 ? { share, picture: PNG.sync.write(picture) } : undefined
}

/** The pixels of the upper left corner. */
function cornerOf({ data, width: whole }: PNG, width: number, height: number): Buffer {
  if (width === whole) return data.subarray(0, width * height * DEPTH)
  const lines = Array.from({ length: height }, (_, line) => {
    const start = line * whole * DEPTH
    return data.subarray(start, start + width * DEPTH)
  })
  return Buffer.concat(lines)
}

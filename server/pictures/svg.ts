/** A 32-bit hash (FNV-1a): the only source of variety in pictures, so a name always draws the same. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  // The last bits of FNV are weak, and `pick` looks at them first.
  return (value ^ (value >>> 15)) >>> 0
}

/** Numbers in [0, 1) that depend on the seed alone. */
export function random(seed: number): () => number {
  let state = seed || 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 0x100000000
  }
}

/** One of a list by a seed, the same each time. */
export function pick<T>(list: readonly [T, ...T[]], seed: number): T {
  return list[seed % list.length] ?? list[0]
}

/** One decimal is below what anybody sees at 400 units, and keeps files small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A line to `[x, y]` or a curve `[c1x, c1y, c2x, c2y, x, y]`. */
type Segment = readonly [number, number] | readonly [number, number, number, number, number, number]

/** The right half of a symmetric outline, from top to bottom; x is the distance from the axis. */
export interface Profile {
  readonly from: readonly [number, number]
  readonly to: readonly Segment[]
}

/** Closes a profile by its mirror image around `cx`. */
export function mirrored(profile: Profile, cx: number): string {
  let [x, y] = profile.from
  let right = `M${n(cx + x)} ${n(y)}`
  let left = ''
  for (const segment of profile.to) {
    if (segment.length === 2) {
      right += `L${n(cx + segment[0])} ${n(segment[1])}`
      left = `L${n(cx - x)} ${n(y)}${left}`
      ;[x, y] = segment
    } else {
      const [ax, ay, bx, by, ex, ey] = segment
      right += `C${n(cx + ax)} ${n(ay)} ${n(cx + bx)} ${n(by)} ${n(cx + ex)} ${n(ey)}`
      left = `C${n(cx - bx)} ${n(by)} ${n(cx - ax)} ${n(ay)} ${n(cx - x)} ${n(y)}${left}`
      ;[x, y] = [ex, ey]
    }
  }
  return `${right}L${n(cx - x)} ${n(y)}${left}Z`
}

/** A rectangle, in the units of the picture. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more && ` ${more}`}/>`
}

/** A circle around a middle. */
export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`
}

/** An ellipse around a middle. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = '') {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`
}

/** A filled path. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`
}

/** A stroke along a path, with round ends; `drawing` says once that corners are round. @param width in the units of the picture. */
export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"${more && ` ${more}`}/>`
}

/** Content cut to a shape. */
export function clip(id: string, shape: string, content: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Content moved, turned or scaled. */
export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`
}

/**
 * The whole file.
 *
 * @param width in units of the picture, as `height` is.
 * @param wide the width asked for, in pixels; without it the picture fills its box.
 */
export function drawing(width: number, height: number, content: string, wide?: number): string {
  const size = wide ? ` width="${wide}" height="${Math.round((wide * height) / width)}"` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linejoin="round"${size}>${content}</svg>`
}

/** Mixes two `#rrggbb` colours; `amount` 0 is the first, 1 the second. */
export function mix(a: string, b: string, amount: number): string {
  const channel = (at: number) => {
    const from = Number.parseInt(a.slice(at, at + 2), 16)
    const to = Number.parseInt(b.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * amount)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
